import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { accounts, bearerHeaders, signIn, testServer } from '../../testing/test-server';

const server = testServer();
let signedInUser: { id: string; headers: Record<string, string> };
beforeAll(async () => {
  const { accessToken, user } = await signIn(server, server.client(), accounts.operator);
  signedInUser = { id: user.id, headers: bearerHeaders(accessToken) };
}, 120_000);

const createPicture = (width: number, height: number, background = '#0aa') =>
  sharp({ create: { width, height, channels: 3, background } });

async function sendAvatar(
  file: Uint8Array<ArrayBuffer> | Buffer,
  name = 'moi.png',
  type = 'image/png',
  field = 'avatar',
) {
  const form = new FormData();
  form.set(field, new Blob([new Uint8Array(file)], { type }), name);
  const path = `${server.origin}/api/users/${signedInUser.id}/avatar`;
  const answer = await fetch(path, { method: 'POST', headers: signedInUser.headers, body: form });
  return { status: answer.status, body: await answer.json() };
}

const badImageAnswer = (error: string) => ({ status: 422, body: { code: 'BAD_IMAGE', error } });
const wrongTypeAnswer = badImageAnswer('Type de fichier non autorisé. Utilisez JPG, PNG, GIF ou WebP');
const unreadableAnswer = badImageAnswer('Cette image est illisible.');
const tooManyPixelsAnswer = badImageAnswer(
  'Les dimensions de cette image sont trop grandes (50 millions de pixels au plus).',
);

test.each(['jpeg', 'png', 'gif', 'webp'] as const)(
  're-encodes a %s, small and without metadata',
  async (format) => {
    const file = await createPicture(900, 600)
      .withExif({ IFD0: { Copyright: 'position secrète' } })
      .toFormat(format)
      .toBuffer();
    const answer = await sendAvatar(file, 'photo de moi', 'application/octet-stream');
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    const served = await fetch(server.origin + (answer.body.data.avatarUrl as string));
    expect(served.status).toBe(200);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const image = Buffer.from(await served.arrayBuffer());
    expect(image.includes('secrète')).toBe(false);
    const { width, height, exif, format: drawn } = await sharp(image).metadata();
    expect({ width, height, exif, drawn }).toEqual({
      width: 256,
      height: 256,
      exif: undefined,
      drawn: 'webp',
    });
  },
);

test('replaces the picture of the user and deletes the former one', async () => {
  const first = (await sendAvatar(await createPicture(300, 300).png().toBuffer())).body.data
    .avatarUrl as string;
  const second = (await sendAvatar(await createPicture(300, 300, '#a00').png().toBuffer())).body.data
    .avatarUrl as string;
  expect(second).not.toBe(first);
  expect(second).toMatch(/^\/api\/avatars\/[\w-]{43}$/);
  const { body } = await server.client().get(`/users/${signedInUser.id}`, signedInUser.headers);
  expect(body.data.avatarUrl).toBe(second);
  expect((await fetch(server.origin + first)).status).toBe(404);
  expect((await fetch(server.origin + second)).status).toBe(200);
});

test('rejects a text, an SVG with a script and a page, whatever their names [§5-21]', async () => {
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  for (const content of ['Bonjour', script, `<?xml version="1.0"?>${script}`, '<html></html>', ''])
    for (const [name, type] of [
      ['moi.png', 'image/png'],
      ['moi.svg', 'image/svg+xml'],
    ] as const)
      expect(await sendAvatar(Buffer.from(content), name, type)).toMatchObject(wrongTypeAnswer);
});

test('rejects a broken picture and one with too many pixels', async () => {
  const whole = await createPicture(300, 300).png().toBuffer();
  expect(await sendAvatar(whole.subarray(0, 60))).toMatchObject(unreadableAnswer);
  const bomb = Buffer.from(whole);
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  expect(await sendAvatar(bomb)).toMatchObject(tooManyPixelsAnswer);
});

test('rejects 6 MB', async () => {
  const file = Buffer.concat([
    await createPicture(300, 300).png().toBuffer(),
    Buffer.alloc(6 * 1_024 * 1_024),
  ]);
  expect(await sendAvatar(file)).toMatchObject(badImageAnswer('Fichier trop volumineux (maximum 5MB)'));
});

test('refuses a compressed form of any size after receiving it', async () => {
  const head = '--b\r\ncontent-disposition: form-data; name="avatar"; filename="a.gif"\r\n\r\n';
  const form = Buffer.concat([Buffer.from(head), randomBytes(6_000_000), Buffer.from('\r\n--b--\r\n')]);
  const answer = await fetch(`${server.origin}/api/users/${signedInUser.id}/avatar`, {
    method: 'POST',
    headers: {
      ...signedInUser.headers,
      'content-encoding': 'gzip',
      'content-type': 'multipart/form-data; boundary=b',
    },
    body: gzipSync(form),
  });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ error: "Aucune image n'a été envoyée." });
});

test('rejects another field, no form and no content [§7-19]', async () => {
  const missing = badImageAnswer("Aucune image n'a été envoyée.");
  expect(
    await sendAvatar(await createPicture(9, 9).png().toBuffer(), 'a.png', 'image/png', 'photo'),
  ).toMatchObject(missing);
  const path = `/users/${signedInUser.id}/avatar`;
  expect(await server.client().post(path, undefined, signedInUser.headers)).toMatchObject(missing);
  expect(await server.client().post(path, { avatar: 'data:' }, signedInUser.headers)).toMatchObject({
    status: 415,
  });
});

test('accepts multipart forms on no other route', async () => {
  const form = new FormData();
  form.set('firstName', 'Jo');
  const path = `${server.origin}/api/users/${signedInUser.id}`;
  expect((await fetch(path, { method: 'PUT', headers: signedInUser.headers, body: form })).status).toBe(415);
});

test('picture addresses cannot be guessed', async () => {
  for (const name of ['x', '../../etc/passwd', 'A'.repeat(43)])
    expect((await fetch(`${server.origin}/api/avatars/${encodeURIComponent(name)}`)).status).toBe(404);
});
