import { isLoopbackOrigin } from '@escale/contracts';

/** Reports why a module cannot be served for development; the message is for the developer. */
export class DeploymentError extends Error {}

/** Returns the origin of a deployment's address. Throws unless browsers let pages of that origin load files from this machine. */
export function deploymentOrigin(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !(url.protocol === 'https:' || isLoopbackOrigin(url.origin)))
    throw new DeploymentError(`${address} is no address of a deployment: it begins with https://`);
  return url.origin;
}

/** Asks a deployment whether it runs modules from a developer's machine. Throws if the deployment refuses or does not answer. */
export async function checkDeployment(origin: string): Promise<void> {
  const file = `${origin}/config.json`;
  const answer = await fetch(file, { signal: AbortSignal.timeout(10_000) }).catch((cause: unknown) => {
    throw new DeploymentError(`${origin} does not answer: ${reasonOf(cause)}`);
  });
  const config = (answer.ok ? await answer.json().catch(() => null) : null) as {
    moduleOverride?: unknown;
  } | null;
  if (config?.moduleOverride !== true)
    throw new DeploymentError(
      `${origin} runs no module of a developer's machine: its operator has not set moduleOverride in config.json`,
    );
}

function reasonOf(error: unknown): string {
  const { cause, message } = error as Error;
  return cause instanceof Error ? cause.message : message;
}
