/** Give a link to others: by what a phone offers, else by the clipboard; whether it was copied. */
export async function share(link: string): Promise<boolean> {
  if (navigator.share && matchMedia("(pointer: coarse)").matches) {
    await navigator.share({ url: link }).catch(() => {});
    return false;
  }
  return navigator.clipboard.writeText(link).then(
    () => true,
    () => false,
  );
}
