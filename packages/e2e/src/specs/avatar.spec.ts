import { randomBytes } from 'node:crypto';
import { deflateSync, crc32 } from 'node:zlib';
import { fullName } from '@escale/contracts';
import type { Page } from '@playwright/test';
import { holdCalls } from '../fixtures/answers';
import { peopleApi } from '../fixtures/people-api';
import { expect, test } from '../fixtures/test';
import { toast } from '../pages/toasts';
import { UserDetailPage } from '../pages/user-detail-page';
import { UserMenu } from '../pages/user-menu';

const wrongType = 'Type de fichier non autorisé. Utilisez JPG, PNG, GIF ou WebP';
const tooLarge = 'Fichier trop volumineux (maximum 5MB)';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}

/** A real PNG of one colour; `padding` bytes of a private chunk make it as large as wished. */
function png(padding = 0): Buffer {
  const edge = 64;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(edge, 0);
  header.writeUInt32BE(edge, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const line = Buffer.concat([Buffer.from([0]), Buffer.alloc(edge * 3, 0x7f)]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: edge }, () => line)));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    ...(padding === 0 ? [] : [chunk('prVt', randomBytes(padding))]),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const image = { name: 'photo.png', mimeType: 'image/png', buffer: png() };
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Photo de profil' });
const chooser = (page: Page) => dialogOf(page).getByLabel('Choisir une image');

async function openDialog(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Changer la photo/ })
    .click();
  await expect(dialogOf(page)).toBeVisible();
}

test("one's own picture: preview, progress, then everywhere at once", async ({ page, signIn }) => {
  const { user } = await signIn('operator');
  await page.goto('/profile');
  await openDialog(page);
  const { release, held } = await holdCalls(page, `/users/${user.id}/avatar`);
  await chooser(page).setInputFiles(image);
  await expect(dialogOf(page).getByRole('img')).toHaveAttribute('src', /^blob:/);
  await expect(dialogOf(page).getByRole('progressbar')).toBeVisible();
  await expect(dialogOf(page).getByRole('button', { name: 'Annuler' })).toBeVisible();
  await expect.poll(() => held.length).toBe(1);
  expect(held[0]?.headers()['content-type']).toContain('multipart/form-data');
  expect(held[0]?.postDataBuffer()?.toString('latin1')).toContain('name="avatar"');
  release();
  await expect(toast(page, 'Photo mise à jour')).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
  const inMenu = page.getByRole('banner').locator('button img');
  await expect(inMenu).toBeVisible();
  const address = await inMenu.getAttribute('src');
  await expect(page.getByRole('main').locator(`img[src="${address}"]`)).toBeVisible();
  expect(address).not.toContain(user.id);
  await page.reload();
  await expect(inMenu).toHaveAttribute('src', address ?? '');
});

test('Annuler ends the upload; nothing is kept', async ({ page, signIn }) => {
  const { user } = await signIn('admin');
  await page.goto('/profile');
  await openDialog(page);
  const { held } = await holdCalls(page, `/users/${user.id}/avatar`);
  await chooser(page).setInputFiles(image);
  await expect.poll(() => held.length).toBe(1);
  await dialogOf(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(chooser(page)).toBeAttached();
  await expect(dialogOf(page).getByRole('progressbar')).toBeHidden();
  await page.unroute(`**/api/users/${user.id}/avatar`);
  await page.reload();
  await expect(page.getByRole('banner').locator('button img')).toHaveCount(0);
});

const refused: [string, { name: string; mimeType: string; buffer: Buffer }, string][] = [
  ['a 6 MB image', { ...image, buffer: png(6_000_000) }, tooLarge],
  ['a text named .png', { ...image, buffer: Buffer.from('hello, I am a text') }, wrongType],
  [
    'an SVG with a script',
    { name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg><script>alert(1)</script></svg>') },
    wrongType,
  ],
  ['a PDF', { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }, wrongType],
];

for (const [name, file, message] of refused) {
  test(`${name} is refused before any call, and by the API too`, async ({
    page,
    context,
    signIn,
    stack,
    requests,
  }) => {
    const { user, accessToken } = await signIn('admin');
    await page.goto('/profile');
    await openDialog(page);
    await chooser(page).setInputFiles(file);
    await expect(dialogOf(page).getByText(message, { exact: true })).toBeVisible();
    expect(requests.matching('/avatar')).toEqual([]);
    const answer = await context.request.post(`${stack.origin}/api/users/${user.id}/avatar`, {
      headers: { origin: stack.origin, authorization: `Bearer ${accessToken}` },
      multipart: { avatar: file },
    });
    expect([400, 413, 415, 422]).toContain(answer.status());
  });
}

test('a dropped image is taken', async ({ page, signIn }) => {
  await signIn('superAdmin');
  await page.goto('/profile');
  await openDialog(page);
  const bytes = [...image.buffer];
  const transfer = await page.evaluateHandle((content) => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(content)], 'photo.png', { type: 'image/png' }));
    return data;
  }, bytes);
  await dialogOf(page).getByText('Choisir une image').dispatchEvent('drop', { dataTransfer: transfer });
  await expect(toast(page, 'Photo mise à jour')).toBeVisible();
});

test('from the user menu, wherever one is', async ({ page, signIn }) => {
  await signIn('operator');
  await page.goto('/modules');
  const menu = new UserMenu(page);
  await menu.button.click();
  await page.getByRole('menuitem', { name: 'Changer la photo' }).click();
  await chooser(page).setInputFiles(image);
  await expect(toast(page, 'Photo mise à jour')).toBeVisible();
  await expect(menu.button.locator('img')).toBeVisible();
});

test('on the detail page of another; the table only shows it', async ({ page, context, signIn, stack }) => {
  const { accessToken } = await signIn('superAdmin');
  const api = peopleApi(context.request, stack.origin, accessToken);
  const user = await api.create();
  const detail = new UserDetailPage(page);
  await detail.open(user.id);
  await openDialog(page);
  await chooser(page).setInputFiles(image);
  await expect(toast(page, 'Photo mise à jour')).toBeVisible();
  await expect(detail.header(fullName(user)).locator('img')).toBeVisible();
  expect((await api.get(user.id)).avatarUrl).not.toBeNull();
  await page.goto(`/users?q=${user.lastName}`);
  const row = page
    .getByRole('grid')
    .getByRole('row')
    .filter({ hasText: fullName(user) });
  await expect(row.locator('img')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Changer la photo de/ })).toHaveCount(0);
});
