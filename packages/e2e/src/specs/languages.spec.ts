import { defaultPreferences, type Language } from '@escale/contracts';
import type { Page } from '@playwright/test';
import { accountNames, type AccountName } from '../fixtures/accounts';
import { textsOfOthers } from '../fixtures/catalogue-texts';
import { checkAccessibility, checkWidth } from '../fixtures/check-accessibility';
import { peopleApi } from '../fixtures/people-api';
import { guardedRoutes } from '../fixtures/route-table';
import { shownTexts } from '../fixtures/shown-texts';
import { expect, test } from '../fixtures/test';

const publicRoutes = [
  '/login',
  '/forgot-password',
  '/reset-password?token=x',
  '/confirm-email?token=x',
  '/accessibility',
];
const ownRoutes = ['/modules/etat', '/somewhere-else'];

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('#root [aria-busy=true], #root [role=progressbar]')).toHaveCount(0);
}

async function expectOwnTexts(page: Page, language: Language, route: string): Promise<void> {
  await settled(page);
  await expect(page.locator('html'), route).toHaveAttribute('lang', language);
  expect.soft(textsOfOthers(language, await shownTexts(page)), `${language} ${route}`).toEqual([]);
}

/** Letter spacing would tear the joined letters of Arabic. */
async function expectJoinedLetters(page: Page, route: string): Promise<void> {
  const spacings = await page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, [role=group] *')]
      .filter((element) => /[\u0600-\u06FF]/.test(element.textContent))
      .map((element) => getComputedStyle(element).letterSpacing),
  );
  expect(
    spacings.filter((spacing) => (Number.parseFloat(spacing) || 0) !== 0),
    route,
  ).toEqual([]);
}

/** What the other direction may spoil; of French, `accessibility.spec` checks every screen. */
async function checkArabic(page: Page, route: string): Promise<void> {
  await expectJoinedLetters(page, route);
  await checkAccessibility(page);
}

/** At 320 px, as at 400 % of a desktop. */
async function expectReflow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await checkWidth(page);
  await page.setViewportSize({ width: 1440, height: 900 });
}

for (const language of ['fr', 'en', 'ar'] as const) {
  test(`${language}: the pages before the sign-in speak it alone`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('escale.language', chosen), language);
    for (const route of publicRoutes) {
      await page.goto(route);
      await expectOwnTexts(page, language, route);
      if (language === 'ar') await checkArabic(page, route);
      await expectReflow(page);
    }
  });

  for (const account of accountNames)
    test(`${language}: every page speaks it alone to the account ${account}`, async ({
      page,
      signIn,
      stack,
    }) => {
      test.slow();
      await speaking(page, language, account, await signIn(account), stack.origin);
    });
}

async function speaking(
  page: Page,
  language: Language,
  account: AccountName,
  { accessToken, user }: { accessToken: string; user: { id: string } },
  origin: string,
): Promise<void> {
  const { call } = peopleApi(page.request, origin, accessToken);
  const prefer = async (chosen: Language) => {
    const answer = await call('PUT', `/users/${user.id}/preferences`, {
      ...defaultPreferences,
      language: chosen,
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  await prefer(language);
  try {
    for (const route of [...guardedRoutes.map(({ path }) => path), ...ownRoutes]) {
      await page.goto(route);
      await expectOwnTexts(page, language, `${account} ${route}`);
      if (language === 'ar') await checkArabic(page, route);
      await expectReflow(page);
    }
  } finally {
    await prefer('fr');
  }
}
