import { accessRows } from '../catalogue/access-rows';
import { generalRows, silentRows } from '../catalogue/general-rows';
import { proved, sentences } from '../catalogue/sentences';
import { signInRows } from '../catalogue/sign-in-rows';
import { expect, test } from '../fixtures/test';
import { recordToasts } from '../fixtures/toast-record';

const rows = [...generalRows, ...signInRows, ...accessRows];

for (const { text, by, place = 'toast', provoke } of rows) {
  test(`§8: ${text}${by === undefined ? '' : ` (${by})`}`, async ({ page, mailbox, site, signIn, guard }) => {
    guard.allowErrors(/.*/);
    const toasts = await recordToasts(page);
    await provoke({ page, mailbox, site, signIn });
    const shown = async () => (await toasts()).flat().filter((line) => line === text).length;
    if (place === 'screen') {
      await expect(page.getByText(text, { exact: true })).toHaveCount(1);
      expect(await shown()).toBe(0);
      return;
    }
    await expect.poll(shown, { timeout: 15_000 }).toBe(1);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(await shown()).toBe(1);
  });
}

for (const { name, provoke } of silentRows) {
  test(`§8: no toast for a ${name}`, async ({ page, mailbox, site, signIn }) => {
    const toasts = await recordToasts(page);
    await provoke({ page, mailbox, site, signIn });
    expect(await toasts()).toEqual([]);
  });
}

test('every sentence of §8 has its row, or is proved where it says', () => {
  const inRows = new Set(rows.map(({ text }) => text));
  expect(sentences.filter((text) => !inRows.has(text) && !(text in proved))).toEqual([]);
  expect(Object.keys(proved).filter((text) => inRows.has(text))).toEqual([]);
});
