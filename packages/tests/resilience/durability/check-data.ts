import { auditListResponseSchema, userSchema, type AuditEntry, type User } from '@escale/contracts';
import type { ApiInstance } from './api-instance';
import { isKept, type Ledger } from './writers';

const entriesPerPage = 200;

const isValidUser = (user: unknown): boolean => userSchema.isValidSync(user);

/**
 * Compares the users of a running API with the acknowledged accounts. Returns a sentence for each
 * difference and for each list that failed.
 */
export async function checkAccounts(
  { superAdmin, get }: Pick<ApiInstance, 'superAdmin' | 'get'>,
  { accounts }: Ledger,
): Promise<string[]> {
  const answer = await superAdmin.call('GET', '/users');
  if (answer.status !== 200) return [`the list of users answers ${answer.status}`];
  const { data } = answer.json() as { data: User[] };
  const users = new Map(data.map((user) => [user.id, user]));
  const halves = data.filter((user) => !isValidUser(user)).map(({ id }) => `user ${id} is half written`);
  const lost = [...accounts].flatMap(([id, written]) => {
    const user = users.get(id);
    if (user === undefined) return [`user ${id} is lost`];
    return isKept(user, written) ? [] : [`a save of user ${id} is lost`];
  });
  const others = await Promise.all([
    superAdmin.call('GET', '/auth/session-stats'),
    superAdmin.call('GET', '/users/audit-logs'),
    get('/mailbox.json?limit=5'),
  ]);
  const broken = others
    .filter(({ status }) => status !== 200)
    .map(({ status }) => `another list answers ${status}`);
  return [...halves, ...lost, ...broken];
}

/**
 * Looks for the audit entry of each acknowledged creation. Returns a sentence for each missing
 * entry, or a single one if a page of the log is not readable.
 */
export async function checkAudit(
  { superAdmin }: Pick<ApiInstance, 'superAdmin'>,
  { accounts }: Ledger,
): Promise<string[]> {
  const created = new Set<string>();
  for (let page = 1; ; page += 1) {
    const path = `/users/audit-logs?limit=${entriesPerPage}&page=${page}`;
    const body = (await superAdmin.call('GET', path)).json();
    if (!auditListResponseSchema.isValidSync(body)) return [`page ${page} of the audit log is not readable`];
    const { data } = body as { data: AuditEntry[] };
    for (const { action, resource } of data) if (action === 'CREATE') created.add(resource);
    if (data.length < entriesPerPage) break;
  }
  return [...accounts.keys()]
    .filter((id) => !created.has(`users/${id}`))
    .map((id) => `the audit entry of user ${id} is lost`);
}
