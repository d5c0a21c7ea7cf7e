import { findAsset, type Asset } from './asset-index';
import type { ModuleLoadError } from '../errors/module-load-error';
import { attemptTimeoutMs, diagnoseFailure, retryDelaysMs } from './verified-fetch';

type Loading = HTMLScriptElement | HTMLLinkElement;

const loadingRels = /\b(?:stylesheet|preload|modulepreload)\b/;
const errors = new Map<string, ModuleLoadError>();
const onTheWay = new Map<string, { promise: Promise<void>; end: () => void }>();

/** Why the file at an address could not be loaded the last time, if it could not. */
export function assetErrorAt(url: string): ModuleLoadError | undefined {
  return errors.get(url);
}

/** The latest error among a module folder's files. */
export function assetErrorIn(folder: string): ModuleLoadError | undefined {
  return [...errors].findLast(([url]) => url.startsWith(folder))?.[1];
}

/** Resolves once no file of a folder is on its way any more. */
export async function assetsSettled(folder: string): Promise<void> {
  await Promise.all([...onTheWay].filter(([url]) => url.startsWith(folder)).map(([, done]) => done.promise));
}

/** Forgets what was wrong with a folder's files, before they are asked for again. */
export function clearAssetErrors(folder: string): void {
  for (const url of [...errors.keys()]) if (url.startsWith(folder)) errors.delete(url);
}

/**
 * Holds every script and style sheet of a module to its hash in the descriptor, whichever bundler asks for it: all of
 * them put elements into the document. A file that does not come is asked for twice more before the one who asked
 * learns of it; one that is not the published one never runs.
 */
export function protectDocument(page: Document = document): void {
  for (const parent of [page.head, page.body]) {
    const { appendChild, insertBefore } = parent;
    parent.appendChild = function guarded<T extends Node>(node: T): T {
      applyIntegrity(node);
      return appendChild.call(parent, node) as T;
    };
    parent.insertBefore = function guarded<T extends Node>(node: T, before: Node | null): T {
      applyIntegrity(node);
      return insertBefore.call(parent, node, before) as T;
    };
  }
}

function addressOf(node: Node): string | null {
  if (node instanceof HTMLScriptElement) return node.src || null;
  return node instanceof HTMLLinkElement && loadingRels.test(node.rel) ? node.href : null;
}

function applyIntegrity(node: Node): void {
  const url = addressOf(node);
  const known = url === null ? null : findAsset(url);
  if (url === null || known === null) return;
  const element = node as Loading;
  element.crossOrigin = 'anonymous';
  if (known.integrity !== null) element.integrity = known.integrity;
  const preloads = element instanceof HTMLLinkElement && !element.rel.includes('stylesheet');
  if (preloads) return;
  begin(url);
  watchAttempt({ asked: element, url, known, parent: () => element.ownerDocument.head }, element, 0);
}

function begin(url: string): void {
  let end: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => (end = resolve));
  onTheWay.get(url)?.end();
  onTheWay.set(url, { promise, end });
}

function end(url: string): void {
  onTheWay.get(url)?.end();
  onTheWay.delete(url);
}

interface Request {
  /** The element of the one who asked; it learns the outcome. */
  asked: Loading;
  url: string;
  known: Asset;
  parent: () => HTMLElement;
}

function watchAttempt(request: Request, attempt: Loading, failures: number): void {
  const { asked } = request;
  const timer = setTimeout(() => fail(), attemptTimeoutMs);
  let settled = false;
  const fail = (event?: Event) => {
    if (settled) return;
    event?.stopImmediatePropagation();
    settled = true;
    clearTimeout(timer);
    void afterFailure(request, attempt, failures);
  };
  attempt.addEventListener('error', fail, { capture: true });
  attempt.addEventListener(
    'load',
    (event) => {
      if (settled && attempt !== asked) return;
      clearTimeout(timer);
      if (settled) {
        if (event.isTrusted) event.stopImmediatePropagation();
        return;
      }
      settled = true;
      end(request.url);
      if (attempt === asked) return;
      if (attempt instanceof HTMLScriptElement) attempt.remove();
      asked.dispatchEvent(new Event('load'));
    },
    { capture: true },
  );
}

async function afterFailure(request: Request, attempt: Loading, failures: number): Promise<void> {
  const { asked, url, known } = request;
  if (attempt !== asked) attempt.remove();
  const error = await diagnoseFailure(url, known.file, known.integrity);
  const delay = error.kind === 'unreachable' ? retryDelaysMs[failures] : undefined;
  if (delay === undefined) {
    errors.set(url, error);
    asked.dispatchEvent(new Event('error'));
    if (asked instanceof HTMLLinkElement) asked.remove();
    end(url);
    return;
  }
  setTimeout(() => {
    const next = copyOf(asked);
    watchAttempt(request, next, failures + 1);
    Element.prototype.append.call(request.parent(), next);
  }, delay);
}

/** A script that has failed once never loads again, not even its clone; so each attempt is a new element. */
function copyOf(asked: Loading): Loading {
  const copy = document.createElement(asked.localName) as Loading;
  for (const { name, value } of asked.attributes) copy.setAttribute(name, value);
  return copy;
}
