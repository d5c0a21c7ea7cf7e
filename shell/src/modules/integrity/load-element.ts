import { ModuleLoadError } from '../errors/module-load-error';
import { attemptTimeoutMs } from '../../lib/retry';
import { diagnoseFailure, type AssetRequest } from './verified-fetch';

/** An element that loads a file when it enters the document. */
export type AssetElement = HTMLScriptElement | HTMLLinkElement;

/**
 * Waits for one attempt to load a file; rejects with a `ModuleLoadError`. The bundler that requested the file never receives the
 * error event of an attempt, nor any event that arrives after the attempt has timed out.
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
 * Requests a file bypassing the caches. A browser shares a pending request among all elements with the same address, and nothing
 * cancels the request of a script: without a newer request, all retries would wait for the stuck one.
 */
function replacePendingRequest(url: string): void {
  void fetch(url, { cache: 'reload', signal: AbortSignal.timeout(attemptTimeoutMs) }).catch(() => undefined);
}

/**
 * Copies an element. A script that has failed never loads again, nor does a copy by `cloneNode`, so each retry needs a new element.
 */
export function copyElement(original: AssetElement): AssetElement {
  const copy = document.createElement(original.localName) as AssetElement;
  for (const { name, value } of original.attributes) copy.setAttribute(name, value);
  return copy;
}
