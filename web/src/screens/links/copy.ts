/** Copying a text for people to paste it elsewhere. */

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Copy a text, and say whether that worked. An old browser, or an address without https, has no clipboard: then the text
 * is selected in a field and copied as by hand; where that does not work either, it stays selected.
 */
export async function copyText(text: string, field: () => Promise<Field | undefined>): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    (await field())?.select();
    return document.execCommand("copy");
  }
}
