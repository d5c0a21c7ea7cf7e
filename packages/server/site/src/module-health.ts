import { moduleHealthPath, moduleHealthResponseSchema, type ModuleHealth } from '@escale/contracts';
import { PublishError } from './base/publish-error';

const timeoutMs = 10_000;

/**
 * Returns how often each module version has loaded and failed in browsers in the last 24 hours, from the API at `origin`. Throws a
 * `PublishError` if the API does not answer, or not to this token.
 */
export async function readModuleHealth(origin: string, token: string | undefined): Promise<ModuleHealth[]> {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const address = new URL(moduleHealthPath, origin);
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(timeoutMs) }).catch(() => {
    throw new PublishError(`${address.href} does not answer: give the address of the API's own port`);
  });
  if (response.status === 404)
    throw new PublishError(
      `${address.href} is not for this caller: set METRICS_TOKEN, or run the command on the machine of the API`,
    );
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok || !moduleHealthResponseSchema.isValidSync(body))
    throw new PublishError(`${address.href} does not answer with module reports (${response.status})`);
  return moduleHealthResponseSchema.cast(body).data;
}
