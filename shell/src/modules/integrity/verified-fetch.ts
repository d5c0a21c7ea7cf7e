import { isModuleLoadError, ModuleLoadError } from '../errors/module-load-error';
import { attemptTimeoutMs, withRetries } from '../../lib/retry';

/** A file of a module version, as requested. */
export interface AssetRequest {
  url: string;
  /** Name within the version folder. */
  file: string;
  /** Expected SHA-384; `null` if a development server serves files without hashes. */
  integrity: string | null;
  /** Aborts at the deadline of the load. */
  signal: AbortSignal;
}

async function requestAsset({ url, file, signal }: AssetRequest, init: RequestInit): Promise<Response> {
  const limited = AbortSignal.any([AbortSignal.timeout(attemptTimeoutMs), signal]);
  try {
    const response = await fetch(url, { ...init, signal: limited });
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return response;
  } catch (cause) {
    throw limited.aborted ? new ModuleLoadError('unreachable', { file, cause }) : cause;
  }
}

const integrityOption = ({ integrity }: AssetRequest): RequestInit =>
  integrity === null ? {} : { integrity };

/**
 * Returns the options of the first request for a file. A file with a hash may come from the browser's cache: it never changes, and
 * the browser refuses any other content.
 */
const firstRequestOptions = (asset: AssetRequest): RequestInit =>
  asset.integrity === null ? { cache: 'no-cache' } : integrityOption(asset);

/**
 * Returns why a file did not load. Requests the file once more, bypassing the browser's cache, to distinguish a missing file from
 * one that is not the published file. If the file is now correct, it counts as having been unreachable.
 */
export async function diagnoseFailure(asset: AssetRequest): Promise<ModuleLoadError> {
  const { file } = asset;
  try {
    const response = await requestAsset(asset, { cache: 'reload' });
    const isHtml = (response.headers.get('content-type') ?? '').includes('text/html');
    if (isHtml) return new ModuleLoadError('invalid', { file });
  } catch (cause) {
    return isModuleLoadError(cause) ? cause : new ModuleLoadError('unreachable', { file, cause });
  }
  const intact = await requestAsset(asset, { cache: 'force-cache', ...integrityOption(asset) }).then(
    () => true,
    isModuleLoadError,
  );
  return new ModuleLoadError(intact ? 'unreachable' : 'integrity', { file });
}

/** True for a failure that a retry may fix. */
export function isRetryable(error: unknown): boolean {
  return isModuleLoadError(error) && error.kind === 'unreachable';
}

/** Returns the error for an asset whose attempts have all failed. */
export function toAssetError(cause: unknown, file: string): ModuleLoadError {
  return isModuleLoadError(cause) ? cause : new ModuleLoadError('unreachable', { file, cause });
}

/** Fetches a text that must match its hash; retries an unreachable file. Throws a `ModuleLoadError`. */
export async function fetchVerified(asset: AssetRequest): Promise<string> {
  const attempt = async () => {
    try {
      const response = await requestAsset(asset, firstRequestOptions(asset));
      return await response.text();
    } catch (cause) {
      throw isModuleLoadError(cause) ? cause : await diagnoseFailure(asset);
    }
  };
  return withRetries(attempt, { signal: asset.signal, shouldRetry: isRetryable }).catch((cause: unknown) => {
    throw toAssetError(cause, asset.file);
  });
}
