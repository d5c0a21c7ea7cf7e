import { moduleManifestSchema, shellId } from '@escale/contracts';
import type { Outcome } from './command-outcome';
import type { Options } from './command-options';
import {
  PublishError,
  siteLayout,
  makeToken,
  tokenRefusal,
  type PublishToken,
  changeTokens,
  readTokens,
} from '@escale/site';
import { textTable } from './text-table';

const maxDays = 366;

/** Runs `escale token create | list | revoke`. */
export async function tokenCommand(options: Options): Promise<Outcome> {
  const [verb = '', ...ids] = options.names;
  if (verb === 'create') return createToken(options);
  if (verb === 'list') return listTokens(options);
  if (verb === 'revoke') return revokeTokens(options, ids);
  throw new PublishError('say what: escale token create, escale token list or escale token revoke <id>');
}

async function createToken({ site, module, owner, days }: Options): Promise<Outcome> {
  const wanted = { module: moduleId(module), owner: ownerName(owner), days: daysOf(days) };
  const { token, text } = makeToken(wanted);
  await changeTokens(siteLayout(site), (tokens) => [...tokens, token]);
  const { id, created, expires } = token;
  const note = `token ${id}: publishes ${token.module} for ${token.owner} until ${expires.slice(0, 10)}; it is shown this once`;
  return {
    result: { id, token: text, module: token.module, owner: token.owner, created, expires },
    text: `${text}\n${note}\n`,
  };
}

async function listTokens({ site }: Options): Promise<Outcome> {
  const tokens = await readTokens(siteLayout(site));
  const rows = tokens.map((token) => [
    ...[token.id, token.module, token.owner, stateOf(token)],
    token.lastUsed === null ? 'never' : `${token.lastUsed.slice(0, 16).replace('T', ' ')} UTC`,
  ]);
  const lines = textTable([['TOKEN', 'MODULE', 'OWNER', 'STATE', 'LAST USED'], ...rows]);
  return {
    result: tokens.map(({ hash: _hash, ...shown }) => shown),
    text: rows.length === 0 ? 'there is no publishing token\n' : `${lines.join('\n')}\n`,
  };
}

async function revokeTokens({ site }: Options, ids: readonly string[]): Promise<Outcome> {
  if (ids.length === 0) throw new PublishError('<id> is missing; "escale token list" names them');
  const revoked = new Date().toISOString();
  await changeTokens(siteLayout(site), (tokens) => {
    const unknown = ids.filter((id) => !tokens.some((token) => token.id === id));
    if (unknown.length > 0)
      throw new PublishError(`there is no token ${unknown.join(', ')}; "escale token list" names them`);
    return tokens.map((token) =>
      ids.includes(token.id) ? { ...token, revoked: token.revoked ?? revoked } : token,
    );
  });
  return { result: ids, text: ids.map((id) => `token ${id} revoked: it opens nothing any more\n`).join('') };
}

function stateOf(token: PublishToken): string {
  const state = tokenRefusal(token);
  if (state === 'revoked') return `revoked ${(token.revoked ?? '').slice(0, 10)}`;
  return `${state === null ? 'until' : 'expired'} ${token.expires.slice(0, 10)}`;
}

function moduleId(id: string | undefined): string {
  if (id === undefined) throw new PublishError('--module <id> is missing: a token is for one module');
  if (id === shellId)
    throw new PublishError(
      'there is no token for the shell: it is published where the site folder is, by "escale publish-shell"',
    );
  if (!moduleManifestSchema.pick(['id']).isValidSync({ id }))
    throw new PublishError(`${id} is no id of a module`);
  return id;
}

function ownerName(owner: string | undefined): string {
  if (owner === undefined || owner.trim() === '')
    throw new PublishError('--owner <team> is missing: the team that the builds name as their owner');
  if (/\p{Cc}/u.test(owner)) throw new PublishError('--owner holds a control character');
  return owner.trim();
}

function daysOf(text: string): number {
  const days = Number(text);
  if (!Number.isInteger(days) || days < 1 || days > maxDays)
    throw new PublishError(`--days ${text}: give a whole number from 1 to ${maxDays}`);
  return days;
}
