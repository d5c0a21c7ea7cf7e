import type { ModuleLoadError } from '../errors/module-load-error';
import { createDeadline, type Deadline } from '../../lib/deadline';
import { withRetries } from '../../lib/retry';
import type { AssetIndex } from '../registry/asset-index';
import { copyElement, loadElement, type AssetElement } from './load-element';
import { isRetryable, toAssetError, type AssetRequest } from './verified-fetch';

const loadingRelPattern = /\b(?:stylesheet|preload|modulepreload)\b/;

/** Verifies and retries the scripts and style sheets of modules. */
export interface AssetIntegrity {
  /** Starts verifying files that enter a document. Returns a function that stops the verification. */
  protect: (page: Document) => () => void;
  /**
   * Applies the deadline of a load to the files of a folder and forgets their earlier failures. Returns a function that removes the
   * deadline.
   */
  track: (folder: string, signal: AbortSignal) => () => void;
  /** Returns why the file at an address last failed to load, if it did. */
  errorAt: (url: string) => ModuleLoadError | undefined;
  /** Returns the latest failure among the files of a folder. */
  errorIn: (folder: string) => ModuleLoadError | undefined;
  /** Resolves once no file of a folder is loading. */
  untilSettled: (folder: string) => Promise<void>;
}

function assetAddressOf(node: Node): string | null {
  if (node instanceof HTMLScriptElement) return node.src || null;
  return node instanceof HTMLLinkElement && loadingRelPattern.test(node.rel) ? node.href : null;
}

/** `Error.captureStackTrace` is not available in every browser. */
interface StackTraceCapture {
  captureStackTrace?: (error: Error, caller: (...given: never[]) => unknown) => void;
}

/**
 * Calls a browser method that this file has wrapped, and removes the wrapper from the stack of an error. Otherwise an error of a
 * browser extension would count as an error of the shell.
 */
function withoutOwnFrame<T>(run: () => T, caller: (...given: never[]) => unknown): T {
  try {
    return run();
  } catch (error) {
    const { captureStackTrace } = Error as StackTraceCapture;
    if (error instanceof Error) captureStackTrace?.(error, caller);
    throw error;
  }
}

/**
 * Creates the verification of assets. Every bundler loads files by inserting elements into the
 * document. At the insertion, each script and style sheet of a module gets the hash from the
 * descriptor, so a file other than the published one never runs. A file that does not load is
 * retried before the bundler is notified.
 */
export function createAssetIntegrity(assets: AssetIndex): AssetIntegrity {
  const errors = new Map<string, ModuleLoadError>();
  const loading = new Map<string, Promise<void>>();
  const signals = new Map<string, AbortSignal>();

  const load = async (element: AssetElement, asset: AssetRequest): Promise<void> => {
    const { head } = element.ownerDocument;
    const attempt = async (attemptNumber: number) => {
      const current = attemptNumber === 1 ? element : copyElement(element);
      const outcome = loadElement(current, asset);
      if (current !== element) Element.prototype.append.call(head, current);
      const loaded = await outcome.then(
        () => true,
        (error: unknown) => {
          if (current !== element) current.remove();
          throw error;
        },
      );
      if (loaded && current !== element && current instanceof HTMLScriptElement) current.remove();
      return current !== element;
    };
    try {
      const retried = await withRetries(attempt, { signal: asset.signal, shouldRetry: isRetryable });
      if (retried) element.dispatchEvent(new Event('load'));
    } catch (cause) {
      errors.set(asset.url, toAssetError(cause, asset.file));
      element.dispatchEvent(new Event('error'));
      if (element instanceof HTMLLinkElement) element.remove();
    }
  };

  const deadlineOf = (url: string): Pick<Deadline, 'signal' | 'clear'> => {
    const signal = [...signals].find(([folder]) => url.startsWith(folder))?.[1];
    return signal ? { signal, clear: () => undefined } : createDeadline();
  };

  const applyIntegrity = (node: Node): void => {
    const url = assetAddressOf(node);
    const asset = url === null ? null : assets.find(url);
    if (url === null || asset === null) return;
    const { file, integrity } = asset;
    const element = node as AssetElement;
    element.crossOrigin = 'anonymous';
    if (integrity !== null) element.integrity = integrity;
    const isPreload = element instanceof HTMLLinkElement && !element.rel.includes('stylesheet');
    if (isPreload) return;
    const { signal, clear } = deadlineOf(url);
    const work = load(element, { url, file, integrity, signal }).finally(() => {
      clear();
      if (loading.get(url) === work) loading.delete(url);
    });
    loading.set(url, work);
  };

  const protect = (page: Document) => {
    const restore = [page.head, page.body].map((parent) => {
      const { appendChild, insertBefore } = parent;
      parent.appendChild = <T extends Node>(node: T): T => {
        applyIntegrity(node);
        return withoutOwnFrame(() => appendChild.call(parent, node) as T, parent.appendChild);
      };
      parent.insertBefore = <T extends Node>(node: T, before: Node | null): T => {
        applyIntegrity(node);
        return withoutOwnFrame(() => insertBefore.call(parent, node, before) as T, parent.insertBefore);
      };
      return () => Object.assign(parent, { appendChild, insertBefore });
    });
    return () => restore.forEach((undo) => undo());
  };

  return {
    protect,
    track: (folder, signal) => {
      for (const url of [...errors.keys()]) if (url.startsWith(folder)) errors.delete(url);
      signals.set(folder, signal);
      return () => {
        if (signals.get(folder) === signal) signals.delete(folder);
      };
    },
    errorAt: (url) => errors.get(url),
    errorIn: (folder) => [...errors].findLast(([url]) => url.startsWith(folder))?.[1],
    untilSettled: async (folder) => {
      await Promise.all([...loading].filter(([url]) => url.startsWith(folder)).map(([, work]) => work));
    },
  };
}
