import { accessRows } from '../catalogue/access-rows';
import { detailRows } from '../catalogue/detail-rows';
import { generalRows, silentRows } from '../catalogue/general-rows';
import { proved, sentences } from '../catalogue/sentences';
import { securityRows } from '../catalogue/security-rows';
import { signInRows } from '../catalogue/sign-in-rows';
import { userRows } from '../catalogue/user-rows';
import { peopleApi } from '../fixtures/people-api';
import { expect, test } from '../fixtures/test';
import { recordToasts } from '../fixtures/toast-record';

const rows = [...generalRows, ...signInRows, ...accessRows, ...userRows, ...detailRows, ...securityRows];

for (const { text, by, place = 'toast', provoke } of rows) {
  test(`§8: ${text}${by === undefined ? '' : ` (${by})`}`, async ({
    page,
    context,
    mailbox,
    site,
    stack,
    signIn,
    guard,
  }) => {
    guard.allowErrors(/.*/);
    const toasts = await recordToasts(page);
    const people = async () =>
      peopleApi(context.request, stack.origin, (await signIn('superAdmin')).accessToken);
    await provoke({ page, mailbox, site, signIn, people });
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
  test(`§8: no toast for a ${name}`, async ({ page, signIn }) => {
    const toasts = await recordToasts(page);
    await provoke({ page, signIn });
    expect(await toasts()).toEqual([]);
  });
}

test('every sentence of §8 has its row, or is proved where it says', () => {
  const inRows = new Set(rows.map(({ text }) => text));
  expect(sentences.filter((text) => !inRows.has(text) && !(text in proved))).toEqual([]);
  expect(Object.keys(proved).filter((text) => inRows.has(text))).toEqual([]);
});
