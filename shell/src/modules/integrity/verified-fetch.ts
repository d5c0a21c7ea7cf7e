import { ModuleLoadError } from '../errors/module-load-error';

export const attemptTimeoutMs = 10_000;

/** Waits before the second and the third attempt. */
export const retryDelaysMs: readonly number[] = [400, 1_200];

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function answerOf(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(attemptTimeoutMs) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}

/**
 * Why a file did not load: asks for it once more, past the browser's cache, and tells a file that is not there from
 * one that is not the published one. A file that is fine by now counts as unreachable a moment ago.
 */
export async function diagnoseFailure(
  url: string,
  file: string,
  integrity: string | null,
): Promise<ModuleLoadError> {
  try {
    const response = await answerOf(url, { cache: 'reload' });
    const page = (response.headers.get('content-type') ?? '').includes('text/html');
    if (page) return new ModuleLoadError('invalid', { file });
  } catch (cause) {
    return new ModuleLoadError('unreachable', { file, cause });
  }
  const sound = await answerOf(url, {
    cache: 'force-cache',
    ...(integrity === null ? {} : { integrity }),
  }).then(
    () => true,
    () => false,
  );
  return new ModuleLoadError(sound ? 'unreachable' : 'integrity', { file });
}

/** Fetches a text that must have the digest; a file that does not come is asked for twice more. Throws a `ModuleLoadError`. */
export async function fetchVerified(url: string, file: string, integrity: string | null): Promise<string> {
  for (const delay of [...retryDelaysMs, null]) {
    try {
      const response = await answerOf(url, {
        cache: 'no-cache',
        ...(integrity === null ? {} : { integrity }),
      });
      return await response.text();
    } catch {
      const error = await diagnoseFailure(url, file, integrity);
      if (error.kind !== 'unreachable' || delay === null) throw error;
      await pause(delay);
    }
  }
  throw new ModuleLoadError('unreachable', { file });
}
