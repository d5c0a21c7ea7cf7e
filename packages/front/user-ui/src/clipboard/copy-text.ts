/**
 * Copies a text to the clipboard. Resolves to false if the page has no clipboard (http on a local network) or the browser refuses
 * (a page without focus).
 */
export async function copyText(text: string): Promise<boolean> {
  const { clipboard } = navigator as { clipboard?: Clipboard };
  if (clipboard === undefined) return false;
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
