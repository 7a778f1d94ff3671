/** Give a link to others: by what a phone offers, else by the clipboard; whether it was copied. */
export async function share(link: string): Promise<boolean> {
  if (navigator.share && matchMedia("(pointer: coarse)").matches) {
    await navigator.share({ url: link }).catch(() => {});
    return false;
  }
  return copy(link);
}

/** Copy a text; whether it worked. Over plain http there is no clipboard to write to, but what is selected can be copied. */
export async function copy(text: string): Promise<boolean> {
  if (navigator.clipboard)
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => copySelected(text),
    );
  return copySelected(text);
}

function copySelected(text: string): boolean {
  const field = document.createElement("textarea");
  const focused = document.activeElement as HTMLElement | null;
  field.value = text;
  field.readOnly = true;
  field.className = "hidden";
  // In a dialog nothing outside of it can be selected.
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  focused?.focus();
  return copied;
}
