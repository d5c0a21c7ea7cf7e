import { deflateSync, crc32 } from 'node:zlib';
import { fullName } from '@escale/contracts';
import type { Page } from '@playwright/test';
import { delayCalls } from '../fixtures/answers';
import { peopleApi } from '../fixtures/people-api';
import { signInByApi } from '../fixtures/sign-in-by-api';
import { expect, test } from '../fixtures/test';
import { toast } from '../pages/toasts';
import { UserDetailPage } from '../pages/user-detail-page';
import { UserMenu } from '../pages/user-menu';

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}

/** Returns a small PNG of one colour. */
function buildPng(): Buffer {
  const edge = 64;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(edge, 0);
  header.writeUInt32BE(edge, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const line = Buffer.concat([Buffer.from([0]), Buffer.alloc(edge * 3, 0x7f)]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: edge }, () => line)));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

const image = { name: 'photo.png', mimeType: 'image/png', buffer: buildPng() };
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Photo de profil' });
const fileInput = (page: Page) => dialogOf(page).getByLabel('Choisir une image');

async function openDialog(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Changer la photo/ })
    .click();
  await expect(dialogOf(page)).toBeVisible();
}

test("one's own picture: refused, cancelled, uploaded, then everywhere at once [§4-23 §4-25 §7-19]", async ({
  page,
  context,
  signIn,
  stack,
  mailbox,
  requests,
}) => {
  const boss = peopleApi(context.request, stack.origin, (await signIn('superAdmin')).accessToken);
  const { user, credentials } = await boss.createActive(mailbox);
  await signInByApi(context, stack, mailbox, credentials);
  await page.goto('/profile');
  await openDialog(page);
  const inMenu = page.getByRole('banner').locator('button img');

  await test.step('a text named .png is refused before any request', async () => {
    await fileInput(page).setInputFiles({ ...image, buffer: Buffer.from('hello, I am a text') });
    const message = 'Type de fichier non autorisé. Utilisez JPG, PNG, GIF ou WebP';
    await expect(dialogOf(page).getByText(message, { exact: true })).toBeVisible();
    expect(requests.matching('/avatar')).toEqual([]);
  });

  await test.step('Annuler ends the upload, and nothing is kept', async () => {
    const { requests } = await delayCalls(page, `/users/${user.id}/avatar`);
    await fileInput(page).setInputFiles(image);
    await expect.poll(() => requests.length).toBe(1);
    await dialogOf(page).getByRole('button', { name: 'Annuler' }).click();
    await expect(fileInput(page)).toBeAttached();
    await expect(dialogOf(page).getByRole('progressbar')).toBeHidden();
    await page.unroute(`**/api/users/${user.id}/avatar`);
    await page.reload();
    await expect(inMenu).toHaveCount(0);
  });

  await test.step('a dropped picture is shown, sent as a form and then seen everywhere', async () => {
    await openDialog(page);
    const { release, requests } = await delayCalls(page, `/users/${user.id}/avatar`);
    const bytes = [...image.buffer];
    const transfer = await page.evaluateHandle((content) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(content)], 'photo.png', { type: 'image/png' }));
      return data;
    }, bytes);
    await dialogOf(page).getByText('Choisir une image').dispatchEvent('drop', { dataTransfer: transfer });
    await expect(dialogOf(page).getByRole('img')).toHaveAttribute('src', /^blob:/);
    await expect(dialogOf(page).getByRole('progressbar')).toBeVisible();
    await expect.poll(() => requests.length).toBe(1);
    expect(requests[0]?.headers()['content-type']).toContain('multipart/form-data');
    expect(requests[0]?.postDataBuffer()?.toString('latin1')).toContain('name="avatar"');
    release();
    await expect(toast(page, 'Photo mise à jour')).toBeVisible();
    await expect(dialogOf(page)).toBeHidden();
    const address = (await inMenu.getAttribute('src')) ?? '';
    await expect(page.getByRole('main').locator(`img[src="${address}"]`)).toBeVisible();
    expect(address).not.toContain(user.id);
    await page.reload();
    await expect(inMenu).toHaveAttribute('src', address);
  });

  await test.step('the user menu replaces it from any page', async () => {
    await page.goto('/modules');
    const former = await inMenu.getAttribute('src');
    await new UserMenu(page).button.click();
    await page.getByRole('menuitem', { name: 'Changer la photo' }).click();
    await fileInput(page).setInputFiles(image);
    await expect(toast(page, 'Photo mise à jour')).toBeVisible();
    await expect(inMenu).not.toHaveAttribute('src', former ?? '');
  });
});

test('the picture of another user: changed on the detail page, only shown in the table [§4-25] @firefox', async ({
  page,
  context,
  signIn,
  stack,
}) => {
  const { accessToken } = await signIn('superAdmin');
  const api = peopleApi(context.request, stack.origin, accessToken);
  const user = await api.create();
  const detail = new UserDetailPage(page);
  await detail.open(user.id);
  await openDialog(page);
  await fileInput(page).setInputFiles(image);
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
