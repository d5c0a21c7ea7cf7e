import type { PageFiles } from '@escale/contracts';

type ByName<T> = Record<string, T | undefined>;

function listed<T>(text: string | undefined): ByName<T> {
  try {
    return JSON.parse(text ?? '') as ByName<T>;
  } catch {
    return {};
  }
}

/** Returns the lists in the document, written by the shell's build and by publishing. */
function lists(page: Document) {
  const { screenFiles, pageFiles } =
    page.querySelector<HTMLScriptElement>('script[data-page-files]')?.dataset ?? {};
  return { screens: listed<string[]>(screenFiles), pages: listed<PageFiles>(pageFiles) };
}

function preload({ head }: Document, href: string, fetchPriority: 'low' | 'auto'): void {
  const link = head.ownerDocument.createElement('link');
  const kind = href.endsWith('.css') ? 'style' : 'script';
  head.appendChild(Object.assign(link, { rel: 'preload', as: kind, fetchPriority, href }));
}

/**
 * Preloads the scripts that the page of a signed-in user needs beyond those of every page. Called while the latter are evaluated,
 * since all at once would compete for bandwidth. For a module's page, preloads only the shell's part: nothing of the module is
 * fetched before the right to it is known.
 */
export function preloadPageFiles(page: Document): void {
  if (page.documentElement.dataset.first !== 'frame') return;
  const { screens, pages } = lists(page);
  const path = page.location.pathname.replace(/(.)\/+$/, '$1');
  const files = [...(pages[path]?.shared ?? []), ...(screens['frame-tools'] ?? [])];
  for (const href of new Set(files)) preload(page, href, 'low');
}

/**
 * Preloads the first files of a version that the document lists, without waiting for the manifest.
 * @param folder address of the version's folder
 */
export function preloadFirstFiles(page: Document, folder: string): void {
  const { pages } = lists(page);
  const files = Object.values(pages).flatMap((one) => one?.first ?? []);
  for (const href of files) {
    const { href: url } = new URL(href, page.baseURI);
    if (url.startsWith(folder)) preload(page, href, 'auto');
  }
}
