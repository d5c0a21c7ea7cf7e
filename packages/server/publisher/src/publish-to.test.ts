import { readdir, readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createSite, escale, escaleAs, startService } from './test-service';

let site: ReturnType<typeof createSite>;
let service: Awaited<ReturnType<typeof startService>>;
beforeEach(async () => {
  site = createSite();
  service = await startService(site.siteDir);
});
afterEach(async () => {
  await service.stop();
  site.remove();
});

const liveOf = async (id: string) => {
  const text = await readFile(path.join(site.siteDir, 'modules.json'), 'utf8').catch(() => '{"modules":[]}');
  const { modules } = JSON.parse(text) as { modules: { live: { id: string; version: string } }[] };
  return modules.find(({ live }) => live.id === id)?.live.version;
};

test('status names the failures of the own module in browsers, and says when they are unknown', async () => {
  const { token } = await site.token('yard');
  const reports = ['yard', 'silo'].map((module) => ({
    module,
    version: '1.2.0-aaaa',
    loads: 9,
    failures: [{ reason: 'integrity', count: 2 }],
  }));
  const metricsToken = 'a-token-of-some-length';
  const api = createServer(({ headers }, response) => {
    response.statusCode = headers.authorization === `Bearer ${metricsToken}` ? 200 : 404;
    response.end(JSON.stringify({ success: true, since: '2026-11-28T08:00:00.000Z', data: reports }));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const informed = await startService(site.siteDir, {}, { apiOrigin, metricsToken });
  try {
    const status = ['status', 'yard', '--to', informed.origin];
    const { out } = await escaleAs(token, ...status);
    expect(out).toContain(
      'yard 1.2.0-aaaa: failed in browsers in the last 24 hours (integrity 2; loaded 9 times)\n',
    );
    expect(out).not.toContain('silo');
    expect((await escaleAs(token, 'status', 'yard', '--to', service.origin)).out).not.toContain(
      'in browsers',
    );
    await new Promise((resolve) => api.close(resolve).closeAllConnections());
    expect((await escaleAs(token, ...status)).out).toContain('failures in browsers are unknown');
    expect(informed.lines).toContainEqual({ fault: expect.stringContaining('does not answer') as string });
  } finally {
    api.close();
    await informed.stop();
  }
});

test('says that the service cannot verify the files of a site', async () => {
  const { token } = await site.token('yard');
  const { code, err } = await escaleAs(token, 'status', 'yard', '--verify', '--to', service.origin);
  expect(err).toBe('escale: --verify needs the site folder\n');
  expect(code).toBe(1);
});

test('a team publishes, goes back, withdraws and restores over the service, and the history names the owner of the token', async () => {
  const { id, token } = await site.token('yard');
  const [one, two] = [await site.build('yard', 'one'), await site.build('yard', 'two')];
  const to = ['--to', service.origin];
  const first = await escaleAs(token, 'publish', one, ...to);
  const before = await liveOf('yard');
  expect(first).toEqual({ code: 0, out: `yard ${before} published\n`, err: '' });
  await escaleAs(token, 'publish', two, ...to);
  const after = await liveOf('yard');
  expect(after).not.toBe(before);
  expect((await escaleAs(token, 'rollback', 'yard', ...to)).out).toBe(
    `yard ${before} live again; before it ${after}\n`,
  );
  expect((await escaleAs(token, 'rollback', 'yard', '--to', `${after}`, ...to)).out).toBe(
    `yard ${after} live again; before it ${before}\n`,
  );
  expect((await escaleAs(token, 'withdraw', 'yard', ...to)).out).toContain('withdrawn: nobody gets it');
  expect((await escaleAs(token, 'restore', 'yard', ...to)).out).toContain('restored: live for everybody');
  expect((await escaleAs(token, 'status', 'yard', ...to)).out).toContain(after);
  const history = await site.history();
  expect(history.map(({ action }) => action)).toEqual([
    'publish',
    'publish',
    'rollback',
    'rollback',
    'withdraw',
    'restore',
  ]);
  expect(history.every(({ by, token: used }) => by === 'Équipe Quai' && used === id)).toBe(true);
  expect(await readdir(path.join(site.siteDir, '.publishing/incoming'))).toEqual([]);
});

test('a canary is sent, shown to some, and promoted over the service', async () => {
  const { token } = await site.token('yard');
  const to = ['--to', service.origin];
  await escaleAs(token, 'publish', await site.build('yard', 'one'), ...to);
  const next = await site.build('yard', 'two');
  const staged = await escaleAs(token, 'publish', next, '--canary', ...to, '--json');
  const [{ version = '' } = {}] = JSON.parse(staged.out) as { version?: string }[];
  const shown = await escaleAs(token, 'canary', 'yard', version, '--percent', '10', ...to);
  expect(shown.out).toContain('is the canary for 10 % of all users');
  // A repeated pipeline must not take the canary away from its users.
  expect((await escaleAs(token, 'publish', next, '--canary', ...to)).out).toContain('for 10 % of all users');
  expect((await escaleAs(token, 'promote', 'yard', ...to)).out).toContain('promoted: live for everybody');
  expect(await liveOf('yard')).toBe(version);
});

test('a preview is sent for the module of the token alone, and changes nothing that users get', async () => {
  const { id, token } = await site.token('yard');
  const to = ['--to', service.origin];
  await escaleAs(token, 'publish', await site.build('yard', 'one'), ...to);
  const live = await liveOf('yard');
  const sent = await escaleAs(
    token,
    'publish',
    '--preview',
    await site.build('yard', 'two'),
    '--for',
    '12h',
    ...to,
    '--json',
  );
  const [{ version = '', preview = { address: '', expires: '' } } = {}] = JSON.parse(sent.out) as {
    version?: string;
    preview?: { address: string; expires: string };
  }[];
  expect(preview.address).toMatch(/^https:\/\/escale\.test\/yard\?module=yard@preview-[0-9a-f]{32}$/);
  expect(Math.round((Date.parse(preview.expires) - Date.now()) / 3_600_000)).toBe(12);
  expect(await liveOf('yard')).toBe(live);
  expect((await site.history()).at(-1)).toMatchObject({
    action: 'preview',
    version,
    by: 'Équipe Quai',
    token: id,
  });
  expect((await escaleAs(token, 'status', 'yard', ...to)).out).toContain(preview.address);

  const { token: other } = await site.token('quay');
  await escaleAs(other, 'publish', await site.build('quay', 'one'), ...to);
  expect((await escaleAs(other, 'status', 'quay', ...to)).out).not.toContain('preview');
  const refused = await escaleAs(other, 'publish', '--preview', await site.build('yard', 'three'), ...to);
  expect(refused.err).toContain('this token is for quay, not for yard');
  const long = await escaleAs(
    token,
    'publish',
    '--preview',
    await site.build('yard', 'four'),
    '--for',
    '99d',
    ...to,
  );
  expect(long.err).toBe('escale: a preview lasts from 1 hour to 30 days\n');
  const both = await service.call(
    token,
    '/modules/yard/versions?files=1&preview=5&canary=true',
    new FormData(),
  );
  expect(both).toMatchObject({ status: 400, code: 'BAD_BODY' });
});

test('the same build sent again is the same version, and says so', async () => {
  const { token } = await site.token('yard');
  const build = await site.build('yard', 'one');
  await escaleAs(token, 'publish', build, '--to', service.origin);
  const again = await escaleAs(token, 'publish', build, '--to', service.origin);
  expect(again.out).toBe(`yard ${await liveOf('yard')} unchanged: it is the live version already\n`);
  expect(await site.history()).toHaveLength(1);
});

test.each([
  ['of another module', 'quay', 'Équipe Quai', 'this token is for yard, not for quay'],
  [
    'of another team',
    'yard',
    'Équipe Grue',
    'names "Équipe Grue" as its owner, the token is of "Équipe Quai"',
  ],
])('a build %s is refused', async (_whose, id, team, words) => {
  const { token } = await site.token('yard');
  const refused = await escaleAs(token, 'publish', await site.build(id, 'one', team), '--to', service.origin);
  expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining(words) as string });
  expect(await liveOf(id)).toBeUndefined();
});

test('a revoked, expired or unknown token is refused, with the reason', async () => {
  const { id, token } = await site.token('yard');
  const { token: other } = await site.token('yard');
  const send = async (secret: string) =>
    escaleAs(secret, 'publish', await site.build('yard', 'one'), '--to', service.origin);
  await escale('token', 'revoke', id, '--site', site.siteDir);
  expect((await send(token)).err).toBe('escale: this token was revoked; ask those who run the site\n');
  expect((await send(`${token.slice(0, -8)}AAAAAAAA`)).err).toContain('this token opens nothing here');
  jest.useFakeTimers({
    now: Date.now() + 91 * 24 * 60 * 60 * 1_000,
    doNotFake: [
      'setTimeout',
      'setImmediate',
      'nextTick',
      'setInterval',
      'clearTimeout',
      'clearInterval',
      'queueMicrotask',
      'performance',
    ],
  });
  const late = await send(other);
  jest.useRealTimers();
  expect(late.err).toContain('this token has expired');
  expect(await liveOf('yard')).toBeUndefined();
});

test.each([
  [['publish', 'x', '--unchecked'], '--unchecked is not for a publishing service'],
  [['publish', 'one', 'two'], 'one build at a time'],
  [['rollback', 'yard', '--force', 'it has to'], '--force is not for a publishing service'],
  [['publish-shell', 'x'], '"escale publish-shell" is run where the site folder is'],
  [['rollback', 'shell'], 'this token is for yard, not for shell'],
  [['rollback', '../yard'], '../yard is no id of a module'],
])('%j is refused in words', async (argv, words) => {
  const { token } = await site.token('yard');
  const refused = await escaleAs(token, ...argv, '--to', service.origin);
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining(words) as string });
});

test('the command sends no token over http to another machine, and nothing that is not a token', async () => {
  const { token } = await site.token('yard');
  const build = await site.build('yard', 'one');
  expect((await escaleAs(token, 'publish', build, '--to', 'http://publish.example.test')).err).toContain(
    'over http anybody on the way can read the token',
  );
  expect((await escaleAs('', 'publish', build, '--to', service.origin)).err).toContain(
    'ESCALE_TOKEN holds no token',
  );
  expect((await escaleAs('hunter2', 'publish', build, '--to', service.origin)).err).toBe(
    'escale: ESCALE_TOKEN does not hold a publishing token\n',
  );
  expect((await escaleAs(token, 'publish', build, '--to', 'http://me:secret@localhost:1')).err).not.toContain(
    'secret',
  );
  const { origin } = service;
  await service.stop();
  expect((await escaleAs(token, 'publish', build, '--to', origin)).err).toContain(
    `${origin} does not answer (ECONNREFUSED)`,
  );
});

test('the command follows no redirect with its token, and prints no terminal control characters', async () => {
  const { token } = await site.token('yard');
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/elsewhere') return response.end('{}');
    if (request.url?.startsWith('/moved') === true)
      return response.writeHead(307, { location: '/elsewhere' }).end();
    return response.writeHead(422).end(JSON.stringify({ error: 'no\u001b[2J\nreally' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const moved = await escaleAs(token, 'status', 'yard', '--to', `${origin}/moved`);
  const hostile = await escaleAs(token, 'status', 'yard', '--to', origin);
  server.close();
  expect(moved.err).toContain('it answers 307, a way to another address; give that one');
  expect(hostile.err).toBe('escale: no[2J\nreally\n');
  expect(asked).toEqual(['/moved/modules/yard', '/modules/yard']);
});

test('tokens are kept as hashes, listed with their use, and never logged', async () => {
  const { id, token } = await site.token('yard');
  await escaleAs(token, 'publish', await site.build('yard', 'one'), '--to', service.origin);
  await service.call(`${token.slice(0, -8)}AAAAAAAA`, '/modules/yard');
  const secret = token.slice(-43);
  const kept = await readFile(path.join(site.siteDir, '.publishing/tokens.json'), 'utf8');
  expect(kept).not.toContain(secret);
  expect((await stat(path.join(site.siteDir, '.publishing'))).mode & 0o77).toBe(0);
  expect(JSON.stringify(service.lines)).not.toContain(secret.slice(0, 20));
  expect(service.lines).toContainEqual(
    expect.objectContaining({
      action: 'publish',
      module: 'yard',
      outcome: 'published',
      owner: 'Équipe Quai',
      token: id,
    }),
  );
  const listed = await escale('token', 'list', '--site', site.siteDir);
  const [heading, line] = listed.out.split('\n');
  expect(heading).toBe('TOKEN     MODULE  OWNER        STATE             LAST USED');
  expect(line).toMatch(
    new RegExp(`^${id}  yard    Équipe Quai  until [\\d-]{10}  [\\d-]{10} [\\d:]{5} UTC$`),
  );
  expect((await escale('token', 'list', '--json', '--site', site.siteDir)).out).not.toContain('hash');
});
