import { accounts } from '@escale/e2e/fixtures';
import { signIn } from './people';
import type { Database } from './api';
import { startServers, type Target } from './servers';
import { newVisitor } from './visitor';

/** Starts a target and signs its administrator in; `env` adds settings of the API. */
export async function startTarget(
  env: Record<string, string> = {},
  database: Database = 'embedded',
): Promise<Target> {
  const servers = await startServers(env, database);
  try {
    const superAdmin = newVisitor(servers);
    await signIn(servers, superAdmin, accounts.superAdmin);
    return { ...servers, superAdmin };
  } catch (error) {
    await servers.stop();
    throw error;
  }
}
