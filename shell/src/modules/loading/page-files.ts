import type { PageFiles } from '@escale/contracts';

type ValueByName<T> = Record<string, T | undefined>;

function parseFileList<T>(text: string | undefined): ValueByName<T> {
  try {
    return JSON.parse(text ?? '') as ValueByName<T>;
  } catch {
    return {};
  }
}

/** Returns the file lists that the shell's build and publishing have written into the document. */
function readFileLists(page: Document) {
  const { screenFiles, pageFiles } =
    page.querySelector<HTMLScriptElement>('script[data-page-files]')?.dataset ?? {};
  return { screens: parseFileList<string[]>(screenFiles), pages: parseFileList<PageFiles>(pageFiles) };
}

function preloadFile({ head }: Document, href: string, fetchPriority: 'low' | 'auto'): void {
  const link = head.ownerDocument.createElement('link');
  const kind = href.endsWith('.css') ? 'style' : 'script';
  head.appendChild(Object.assign(link, { rel: 'preload', as: kind, fetchPriority, href }));
}

/**
 * Preloads the scripts that a signed-in user's page needs in addition to those of every page.
 * Called while the common scripts are evaluated: requested together, all scripts would compete for
 * bandwidth. For a module's page, preloads only the shell's scripts, since the shell requests no
 * file of a module before it knows that the user may open it.
 */
export function preloadPageFiles(page: Document): void {
  if (page.documentElement.dataset.first !== 'frame') return;
  const { screens, pages } = readFileLists(page);
  const path = page.location.pathname.replace(/(.)\/+$/, '$1');
  const files = [...(pages[path]?.shared ?? []), ...(screens['frame-tools'] ?? [])];
  for (const href of new Set(files)) preloadFile(page, href, 'low');
}

/**
 * Preloads the first files of a version, as listed in the document, without waiting for the manifest.
 * @param folder address of the version's folder
 */
export function preloadFirstFiles(page: Document, folder: string): void {
  const { pages } = readFileLists(page);
  const files = Object.values(pages).flatMap((one) => one?.first ?? []);
  for (const href of files) {
    const { href: url } = new URL(href, page.baseURI);
    if (url.startsWith(folder)) preloadFile(page, href, 'auto');
  }
}
