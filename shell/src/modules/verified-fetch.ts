import { ModuleFault } from './module-fault';

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
export async function faultOf(url: string, file: string, integrity: string | null): Promise<ModuleFault> {
  try {
    const response = await answerOf(url, { cache: 'reload' });
    const page = (response.headers.get('content-type') ?? '').includes('text/html');
    if (page) return new ModuleFault('invalid', { file });
  } catch (cause) {
    return new ModuleFault('unreachable', { file, cause });
  }
  const sound = await answerOf(url, {
    cache: 'force-cache',
    ...(integrity === null ? {} : { integrity }),
  }).then(
    () => true,
    () => false,
  );
  return new ModuleFault(sound ? 'unreachable' : 'integrity', { file });
}

/** Fetches a text that must have the digest; a file that does not come is asked for twice more. Throws a `ModuleFault`. */
export async function fetchVerified(url: string, file: string, integrity: string | null): Promise<string> {
  for (const delay of [...retryDelaysMs, null]) {
    try {
      const response = await answerOf(url, {
        cache: 'no-cache',
        ...(integrity === null ? {} : { integrity }),
      });
      return await response.text();
    } catch {
      const fault = await faultOf(url, file, integrity);
      if (fault.kind !== 'unreachable' || delay === null) throw fault;
      await pause(delay);
    }
  }
  throw new ModuleFault('unreachable', { file });
}
