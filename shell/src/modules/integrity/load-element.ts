import { ModuleLoadError } from '../errors/module-load-error';
import { attemptTimeoutMs } from '../../lib/retry';
import { diagnoseFailure, type AssetRequest } from './verified-fetch';

/** An element that loads a file when it enters the document. */
export type AssetElement = HTMLScriptElement | HTMLLinkElement;

/**
 * Waits for one attempt to load a file; rejects with a `ModuleLoadError`. The bundler that
 * requested the file never sees the error event of an attempt, nor a late event of an attempt that
 * has timed out.
 */
export async function loadElement(element: AssetElement, asset: AssetRequest): Promise<void> {
  const outcome = await new Promise<'loaded' | 'failed' | 'timed out'>((resolve) => {
    let settled = false;
    const settle = (result: 'loaded' | 'failed' | 'timed out') => {
      settled = true;
      clearTimeout(timer);
      asset.signal.removeEventListener('abort', expire);
      resolve(result);
    };
    const expire = () => settle('timed out');
    const timer = setTimeout(expire, attemptTimeoutMs);
    asset.signal.addEventListener('abort', expire);
    const handle = (event: Event) => {
      const stale = settled && event.isTrusted;
      if (stale || (!settled && event.type === 'error')) event.stopImmediatePropagation();
      if (!settled) settle(event.type === 'error' ? 'failed' : 'loaded');
    };
    for (const type of ['load', 'error']) element.addEventListener(type, handle, { capture: true });
  });
  if (outcome === 'failed') throw await diagnoseFailure(asset);
  if (outcome === 'timed out') {
    replacePendingRequest(asset.url);
    throw new ModuleLoadError('unreachable', { file: asset.file });
  }
}

/**
 * Requests a file bypassing the caches, instead of waiting for a stuck request. A browser shares a
 * pending request among all elements with the same address, and the request of a script cannot be
 * cancelled. So all retries would wait for the stuck request.
 */
function replacePendingRequest(url: string): void {
  void fetch(url, { cache: 'reload', signal: AbortSignal.timeout(attemptTimeoutMs) }).catch(() => undefined);
}

/**
 * Copies an element for a retry. A script that has failed never loads again; the same is true of
 * its copy by `cloneNode`.
 */
export function copyElement(original: AssetElement): AssetElement {
  const copy = document.createElement(original.localName) as AssetElement;
  for (const { name, value } of original.attributes) copy.setAttribute(name, value);
  return copy;
}
