const manifests = new Map<string, string>();

/** Keeps the text of a federation manifest that has been checked, for the runtime that is about to ask for it. */
export function storeManifest(url: string, text: string): void {
  manifests.set(url, text);
}

export function storedManifest(url: string): string | undefined {
  return manifests.get(url);
}
