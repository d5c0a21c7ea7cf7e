const manifests = new Map<string, string>();

/** Keeps the text of a federation manifest that has been checked, for the runtime that is about to ask for it. */
export function keepManifest(url: string, text: string): void {
  manifests.set(url, text);
}

export function checkedManifest(url: string): string | undefined {
  return manifests.get(url);
}
