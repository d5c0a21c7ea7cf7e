import { moduleHealthPath, moduleHealthResponseSchema, type ModuleHealth } from '@escale/contracts';
import { PublishError } from '@escale/site';
import { readSetting } from './environment-setting';

const timeoutMs = 10_000;

/** Returns how often each module version has loaded and failed in browsers in the last 24 hours, from the API at `origin`. */
export async function readModuleFailures(origin: string): Promise<ModuleHealth[]> {
  if (!URL.canParse(origin)) throw new PublishError(`--api ${origin} is no address`);
  const token = readSetting('METRICS_TOKEN');
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

/** Formats failures as text: a line for each version that failed, or one line which says that none did. */
export function failureLines(health: readonly ModuleHealth[]): string {
  const failed = health.filter(({ failures }) => failures.length > 0);
  if (failed.length === 0) return 'no failure in browsers in the last 24 hours\n';
  return failed
    .map(({ module, version, loads, failures }) => {
      const reasons = failures.map(({ reason, count }) => `${reason} ${count}`).join(', ');
      return `${module} ${version}: failed in browsers in the last 24 hours (${reasons}; loaded ${loads} times)\n`;
    })
    .join('');
}
