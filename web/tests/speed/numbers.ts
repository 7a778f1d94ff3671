/** The middle, the slow ones and the slowest of some measurements. */
export function percentiles(measured: number[]): string {
  const sorted = [...measured].sort((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor(share * (sorted.length - 1))] ?? NaN).toFixed(1);
  return `p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, most ${at(1)} (${sorted.length} times)`;
}
