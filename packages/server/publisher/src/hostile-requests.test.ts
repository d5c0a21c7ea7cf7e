import { existsSync, readdirSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { buildFiles, createSite, escale, formOf, startService } from './test-service';

type TestService = Awaited<ReturnType<typeof startService>>;

let site: ReturnType<typeof createSite>;
let service: TestService | undefined;
/** Shared by all tests whose requests leave nothing behind. */
const commonSite = createSite();
let commonService: TestService;
beforeAll(async () => {
  commonService = await startService(commonSite.siteDir);
});
afterAll(async () => {
  await commonService.stop();
  commonSite.remove();
});
beforeEach(() => {
  site = createSite();
});
afterEach(async () => {
  await service?.stop();
  service = undefined;
  if (site !== commonSite) site.remove();
});

/** Returns the shared service, which has already received hostile requests. */
function usedService(): TestService {
  site.remove();
  site = commonSite;
  return commonService;
}

async function start(
  ...args: Parameters<typeof startService> extends [string, ...infer Rest] ? Rest : never
) {
  service = await startService(site.siteDir, ...args);
  return service;
}

/** Checks that nothing was published, and that nothing of an upload is left. */
function expectUntouched() {
  expect(existsSync(path.join(site.siteDir, 'modules.json'))).toBe(false);
  expect(existsSync(path.join(site.siteDir, 'modules'))).toBe(false);
  expect(readdirSync(path.join(site.siteDir, '.publishing/incoming'))).toEqual([]);
}

const wholeBuild = () => Object.entries(buildFiles('yard', 'one'));

const nestedJson = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

const descriptorWith = (fields: object) => {
  const { 'descriptor.json': text = '{}' } = buildFiles('yard', 'one');
  return JSON.stringify({ ...(JSON.parse(text) as object), ...fields });
};

test.each([
  ['../escape.js', 'no part begins or ends with a dot'],
  ['chunks/../../escape.js', 'no part begins or ends with a dot'],
  ['/etc/escape.js', 'a name has letters, digits'],
  ['..\\\\escape.js', 'a name has letters, digits'],
  ['C:escape.js', 'a name has letters, digits'],
  ['.hidden', 'no part begins or ends with a dot'],
  ['a//b.js', 'a name has letters, digits'],
  ['a\u202egpj.js', 'a name has letters, digits'],
  [`${'a'.repeat(250)}.js`, 'the name is too long'],
  ['descriptor.json', 'the name occurs twice'],
  ['DESCRIPTOR.json', 'the name occurs twice'],
  ['descriptor.json/a.js', 'the name occurs twice'],
  ['chunks', 'the name occurs twice'],
])('a build with the file %s is refused', async (name, words) => {
  const { call } = usedService();
  const { token } = await site.token('yard');
  const refused = await call(token, '/modules/yard/versions?files=4', formOf([...wholeBuild(), [name, 'x']]));
  expect(refused).toMatchObject({
    status: 400,
    code: 'NOT_A_BUILD',
    error: expect.stringContaining(words) as string,
  });
  expectUntouched();
});

test('a field that is no file, an empty form, another type of body and an unknown option are refused', async () => {
  const { call } = usedService();
  const { token } = await site.token('yard');
  const fields = formOf(buildFiles('yard', 'one'));
  fields.append('unchecked', 'true');
  const way = '/modules/yard/versions?files=4';
  expect(await call(token, way, fields)).toMatchObject({ status: 400, code: 'NOT_A_BUILD' });
  expect(await call(token, way, new FormData())).toMatchObject({
    status: 400,
    error: 'the form holds 0 readable files of 4; nothing was published',
  });
  expect(await call(token, way, { files: [] })).toMatchObject({ status: 415, code: 'BAD_TYPE' });
  expect(await call(token, `${way}&unchecked=true`, formOf(buildFiles('yard', 'one')))).toMatchObject({
    status: 400,
    code: 'BAD_BODY',
    error: expect.stringContaining('unchecked') as string,
  });
  expect(await call(token, '/modules/yard/rollback', { to: '../../etc' })).toMatchObject({ status: 400 });
  expect(await call(token, '/modules/yard/withdraw', { card: 'no' })).toMatchObject({ status: 400 });
  expectUntouched();
});

test.each([
  [
    'texts',
    { 'descriptor.json': descriptorWith({ owner: { team: 'Équipe Quai', contact: 'x'.repeat(900) } }) },
  ],
  [
    'names of files',
    Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`${'n'.repeat(150)}${at}.svg`, ''])),
  ],
  [
    'levels',
    { 'descriptor.json': descriptorWith({ actions: 'deep' }).replace('"deep"', nestedJson(15_000)) },
  ],
])('refuses a descriptor whose %s are too long, since every user downloads them', async (_title, more) => {
  const { call, lines } = await start();
  const { token } = await site.token('yard');
  const files = { ...buildFiles('yard', 'one'), ...more };
  const way = `/modules/yard/versions?files=${Object.keys(files).length}`;
  expect(await call(token, way, formOf(files))).toMatchObject({ status: 422, code: 'REFUSED' });
  expect(lines).not.toContainEqual(expect.objectContaining({ fault: expect.anything() as string }));
});

test('refuses a body nested deeper than any command needs before reading it', async () => {
  const { origin } = await start();
  const { token } = await site.token('yard');
  const answer = await fetch(`${origin}/modules/yard/canary`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: `{"users":${nestedJson(15_000)}}`,
  });
  expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ code: 'BAD_BODY' })]);
});

test('limits the bytes that a token sends per day, whatever happens to the builds', async () => {
  const bytesPerDay = 4_000;
  const { call } = await start({ bytesPerDay });
  const { token } = await site.token('yard');
  const { token: other } = await site.token('quay');
  const send = (by: string, id: string) =>
    call(by, `/modules/${id}/versions?files=4`, formOf(buildFiles(id, 'one')));
  const statuses = [];
  for (let count = 0; count < 4; count += 1) statuses.push((await send(token, 'yard')).status);
  expect(statuses).toContain(200);
  const refused = await send(token, 'yard');
  expect(refused).toMatchObject({ status: 429, code: 'TOO_MANY' });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000);
  expect((await send(other, 'quay')).status).toBe(200);
});

test('the service checks every build itself, and reveals nothing about its folders', async () => {
  const { call } = await start();
  const { token } = await site.token('yard');
  const files = { ...buildFiles('yard', 'one'), 'chunks/more.0123456789ab.js': 'eval("berth")' };
  const refused = await call(token, '/modules/yard/versions?files=5', formOf(files));
  expect(refused).toMatchObject({ status: 422, code: 'REFUSED' });
  expect(refused.error).toContain('FAILS no eval');
  expect(refused.error).not.toContain(path.dirname(site.siteDir));
  expect(readdirSync(path.join(site.siteDir, '.publishing/incoming'))).toEqual([]);
  const unbuilt = await call(token, '/modules/yard/versions?files=1', formOf({ 'a.js': '1' }));
  expect(unbuilt.error).toBe('the build/descriptor.json is missing; build the module first');
});

test('a build of another module of the same team is refused', async () => {
  const { call } = usedService();
  const { token } = await site.token('yard');
  const refused = await call(token, '/modules/yard/versions?files=4', formOf(buildFiles('crane', 'one')));
  expect(refused).toMatchObject({
    status: 422,
    error: 'this is a build of crane; the token is for yard',
  });
  expectUntouched();
});

test.each<[string, string, string]>([
  [
    'a descriptor for everybody to download',
    'descriptor.json',
    JSON.stringify({ notes: 'x'.repeat(70_000) }),
  ],
  ['ranges that are a text', 'descriptor.json', '{"requires":"react"}'],
  ['a range that is a number', 'descriptor.json', '{"requires":{"react":19}}'],
  ['imports that are a list', 'descriptor.json', '{"imports":["Button"]}'],
  ['a federation manifest that is none', 'mf-manifest.json', 'null'],
  ['one that is no JSON', 'mf-manifest.json', '<!doctype html>'],
  [
    'one whose files are a number',
    'mf-manifest.json',
    '{"exposes":[{"path":"./module","assets":{"js":{"sync":1}}}]}',
  ],
  ['one whose shared packages are a text', 'mf-manifest.json', '{"shared":"react"}'],
])('%s is refused in words', async (_name, file, content) => {
  const { call, lines } = usedService();
  const { token } = await site.token('yard');
  const files = buildFiles('yard', 'one');
  const sound = file === 'descriptor.json' ? (JSON.parse(files[file] ?? '{}') as object) : {};
  const wrong =
    file === 'descriptor.json' ? JSON.stringify({ ...sound, ...(JSON.parse(content) as object) }) : content;
  const refused = await call(token, '/modules/yard/versions?files=4', formOf({ ...files, [file]: wrong }));
  expect(refused).toMatchObject({ status: 422, code: 'REFUSED' });
  expect(refused.error).toContain(`the build/${file}: `);
  expect(lines.filter((line) => 'fault' in line)).toEqual([]);
  expectUntouched();
});

test('too many files, a file that is too large and a request that is too large are refused', async () => {
  const { call } = await start({ files: 6, fileBytes: 4_000, bodyBytes: 20_000 });
  const { token } = await site.token('yard');
  const send = (more: [string, string][]) =>
    call(token, '/modules/yard/versions?files=4', formOf([...wholeBuild(), ...more]));
  expect(await send(['a', 'b', 'c'].map((name) => [name, 'x']))).toMatchObject({
    status: 413,
    code: 'TOO_MANY_FILES',
  });
  expect(await send([['a.js', 'x'.repeat(5_000)]])).toMatchObject({
    status: 413,
    error: expect.stringContaining('a.js') as string,
  });
  expect(await send([['a.js', 'x'.repeat(30_000)]])).toMatchObject({ status: 413, code: 'TOO_LARGE' });
  expect(await call(token, '/modules/yard/withdraw', { card: 'x'.repeat(70_000) })).toMatchObject({
    status: 413,
  });
  expectUntouched();
});

test('strangers cannot send a byte, learn a token or lock out its holder', async () => {
  const { call } = await start({ failures: 5 });
  const { token } = await site.token('yard');
  const guesses = Array.from(
    { length: 12 },
    (_, index) => `${token.slice(0, -6)}${String(index).padStart(6, 'A')}`,
  );
  const statuses = [];
  for (const guess of [...guesses, 'Basic', '__proto__', ''])
    statuses.push((await call(guess, '/modules/yard')).status);
  expect(statuses).toEqual([...Array<number>(5).fill(401), ...Array<number>(10).fill(429)]);
  expect(await call(null, '/modules/yard/versions?files=4', formOf(buildFiles('yard', 'one')))).toMatchObject(
    {
      status: 429,
    },
  );
  expect(await call(token, '/modules/yard')).toMatchObject({ status: 200 });
  expect(await call(token, '/modules/quay')).toMatchObject({ status: 403, code: 'OTHER_MODULE' });
  expect(await call(token, '/tokens')).toMatchObject({ status: 404 });
  expectUntouched();
});

test('tells a token with too many requests when to try again', async () => {
  const { call } = await start({ requestsPerMinute: 3 });
  const { token } = await site.token('yard');
  for (let asked = 0; asked < 3; asked += 1) expect((await call(token, '/modules/yard')).status).toBe(200);
  const refused = await call(token, '/modules/yard');
  expect(refused).toMatchObject({ status: 429, code: 'TOO_MANY' });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

/** Opens a connection and sends text; `closed` resolves with everything received until the other side closes. */
function sendRaw(port: number, text: string, { end = false } = {}) {
  const socket = net.connect(port, '127.0.0.1');
  let received = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => (received += chunk));
  socket.on('error', () => undefined);
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(received)));
  socket.write(text);
  if (end) socket.end();
  return { socket, closed };
}

const requestHead = (token: string, lines: readonly string[]) =>
  [
    `POST /modules/yard/versions?files=4 HTTP/1.1`,
    'host: localhost',
    `authorization: Bearer ${token}`,
    ...lines,
    '',
    '',
  ].join('\r\n');
const formPart = (name: string, content: string) =>
  `--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n${content}\r\n`;
const formHeader = 'content-type: multipart/form-data; boundary=x';

test('a build without a length, without its end, with a broken part or with a second length is refused', async () => {
  const { port } = usedService();
  const { token } = await site.token('yard');
  const files = wholeBuild()
    .map(([name, content]) => formPart(name, content))
    .join('');
  const send = (lines: readonly string[], body: string) =>
    sendRaw(port, requestHead(token, lines) + body).closed;
  const sized = (body: string) => send([formHeader, `content-length: ${Buffer.byteLength(body)}`], body);
  const answers = await Promise.all([
    send([formHeader, 'transfer-encoding: chunked'], '5\r\n--x\r\n\r\n'),
    sendRaw(port, requestHead(token, [formHeader, 'content-length: 5', 'content-length: 50'])).closed,
    sendRaw(port, requestHead(token, [formHeader, 'content-length: 5', 'transfer-encoding: chunked'])).closed,
  ]);
  expect(answers.map((answer) => answer.slice(9, 12))).toEqual(['411', '400', '400']);
  expect(await sized(files)).toContain('400 Bad Request');
  expect(await sized(files.slice(0, -20))).toContain('400 Bad Request');
  const broken = `${wholeBuild()
    .slice(1)
    .map(([name, content]) => formPart(name, content))
    .join('')}--x\r\nno header\r\n--x--\r\n`;
  expect(await sized(broken)).toContain('holds 3 readable files of 4');
  expect(await sized(`${files}${formPart('', 'x')}--x--\r\n`)).toContain('400 Bad Request');
  expectUntouched();
});

test('a build that is left half-way or never ends leaves nothing', async () => {
  const { port } = await start({ requestMs: 1_000 });
  const { token } = await site.token('yard');
  const { token: second } = await site.token('yard');
  const begun = (secret: string) =>
    sendRaw(
      port,
      requestHead(secret, [formHeader, 'content-length: 90000']) +
        formPart('descriptor.json', '{}'.repeat(100)),
    );
  const left = begun(token);
  const slow = begun(second);
  const drip = setInterval(() => slow.socket.write('x'), 50);
  // Disconnects before the service has started reading.
  left.socket.once('connect', () => setImmediate(() => left.socket.destroy()));
  const answer = await slow.closed;
  clearInterval(drip);
  expect(answer === '' || answer.includes(' 408 ')).toBe(true);
  await untilIncoming(0);
  expectUntouched();
});

test('receives one build per token at a time, and few in all', async () => {
  const { port, call } = await start({ uploads: 1 });
  const { token } = await site.token('yard');
  const { token: other } = await site.token('quay');
  const open = sendRaw(
    port,
    requestHead(token, [formHeader, 'content-length: 90000']) + formPart('descriptor.json', '{}'),
  );
  await untilIncoming();
  const send = (secret: string, id: string) =>
    call(secret, `/modules/${id}/versions?files=4`, formOf(buildFiles(id, 'one')));
  expect(await send(token, 'yard')).toMatchObject({ status: 429, code: 'UPLOAD_RUNS' });
  expect(await send(other, 'quay')).toMatchObject({ status: 503, code: 'BUSY' });
  open.socket.destroy();
  await open.closed;
  await untilIncoming(0);
  expect(await send(token, 'yard')).toMatchObject({ status: 200 });
});

async function untilIncoming(count = 1) {
  const folder = path.join(site.siteDir, '.publishing/incoming');
  while (readdirSync(folder).length !== count) await new Promise((resolve) => setTimeout(resolve, 20));
}

test('a token that is revoked while its build arrives publishes nothing', async () => {
  const { port } = usedService();
  const { id, token } = await site.token('yard');
  const body = `${wholeBuild()
    .map(([name, content]) => formPart(name, content))
    .join('')}--x--\r\n`;
  const sent = sendRaw(
    port,
    requestHead(token, [formHeader, `content-length: ${Buffer.byteLength(body)}`]) + body.slice(0, 200),
  );
  await untilIncoming();
  await escale('token', 'revoke', id, '--site', site.siteDir);
  sent.socket.write(body.slice(200));
  expect(await sent.closed).toContain('this token was revoked');
  expectUntouched();
});

test('a build that takes too long to check is stopped, and the service keeps running', async () => {
  const { call } = await start({ moveMs: 1 });
  const { token } = await site.token('yard');
  const send = () => call(token, '/modules/yard/versions?files=4', formOf(buildFiles('yard', 'one')));
  expect(await send()).toMatchObject({ status: 422, code: 'CUT_SHORT' });
  expect(await send()).toMatchObject({ status: 422, code: 'CUT_SHORT' });
  expect(await call(null, '/healthz')).toMatchObject({ status: 200 });
  expect(readdirSync(path.join(site.siteDir, '.publishing/incoming'))).toEqual([]);
});

test('a damaged token file grants no access', async () => {
  const { token } = await site.token('yard');
  const { call } = await start();
  const { writeFile } = await import('node:fs/promises');
  await writeFile(path.join(site.siteDir, '.publishing/tokens.json'), '{"schema":1,"tokens":[{}]}');
  const refused = await call(token, '/modules/yard');
  expect(refused).toMatchObject({
    status: 500,
    error: 'the publishing service has failed; its log says why',
  });
});
