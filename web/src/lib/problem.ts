/** Why something that was asked for is not done; the message is already in the reader's language, or empty. */

export class Problem extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly params: Record<string, unknown> = {},
  ) {
    super(message);
  }

  /** Whether nobody answered. */
  get offline(): boolean {
    return this.code === "offline";
  }
}
