import { expect, test } from '../fixtures/test';
import { SignInPage } from '../pages/sign-in-page';

test('French and Arabic load one small font file each; another script loads its own', async ({ page }) => {
  const files: { name: string; bytes: Promise<number> }[] = [];
  page.on('response', (response) => {
    const name = new URL(response.url()).pathname.split('/').at(-1) ?? '';
    if (name.endsWith('.woff2')) files.push({ name, bytes: response.body().then((body) => body.length) });
  });
  await new SignInPage(page).open();
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => document.body.append('Œuvre, « naïf » – 12 € → « Ça va » … ’'));
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => files.map(({ name }) => name.split('.')[0])).toEqual(['inter-latin-wght-normal']);
  expect(await files[0]?.bytes).toBeLessThan(28_000);

  await page.evaluate(() => document.body.append('هل تريد حفظ التعديلات، أم إلغاءها؟'));
  await expect.poll(() => files.map(({ name }) => name.split('.')[0])).toHaveLength(2);
  expect(files[1]?.name).toMatch(/^noto-sans-arabic/);
  expect(await files[1]?.bytes).toBeLessThan(20_000);

  await page.evaluate(() => document.body.append('Nguyễn'));
  await expect(() =>
    expect(files.map(({ name }) => name)).toContainEqual(expect.stringContaining('vietnamese')),
  ).toPass();
});
