/**
 * Copies a text to the clipboard. Resolves to false if the browser has none (a page over http on a local network) or refuses (a
 * page without focus).
 */
export async function copyText(text: string): Promise<boolean> {
  const { clipboard } = navigator as { clipboard?: Clipboard };
  if (clipboard === undefined) return false;
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
