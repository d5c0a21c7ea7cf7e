import { defaultPreferences, type Language } from '@escale/contracts';
import type { Page } from '@playwright/test';
import { accountNames, type AccountName } from '../fixtures/accounts';
import { textsInOtherLanguages } from '../fixtures/catalogue-texts';
import { checkAccessibility, checkWidth } from '../fixtures/check-accessibility';
import { peopleApi } from '../fixtures/people-api';
import { guardedRoutes } from '../fixtures/route-table';
import { chooseLanguage } from '../fixtures/choose-language';
import { shownTexts } from '../fixtures/shown-texts';
import { expect, test } from '../fixtures/test';
import { follow, followTo } from '../pages/follow';
import { resizeWindow } from '../pages/resize-window';

const publicRoutes = [
  '/login',
  '/forgot-password',
  '/reset-password?token=x',
  '/confirm-email?token=x',
  '/report-sign-in?token=x',
  '/accessibility',
];
const otherRoutes = ['/modules/etat', '/somewhere-else'];

async function untilSettled(page: Page): Promise<void> {
  // In Firefox, the change of the address that removes a token would end a script of the test that runs meanwhile.
  await expect(page).not.toHaveURL(/[?&]token=/);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('#root [aria-busy=true], #root [role=progressbar]')).toHaveCount(0);
}

/** True if both routes deny the account access, so that both show the same page. */
const haveSamePage = (account: AccountName, one: string | undefined, other: string) =>
  [one, other].every((route) =>
    guardedRoutes.some(({ path, denied }) => path === route && denied?.[account] !== undefined),
  );

async function expectOwnTexts(page: Page, language: Language, route: string): Promise<void> {
  await untilSettled(page);
  await expect(page.locator('html'), route).toHaveAttribute('lang', language);
  expect.soft(textsInOtherLanguages(language, await shownTexts(page)), `${language} ${route}`).toEqual([]);
}

/** Expects no letter spacing: it would tear joined Arabic letters apart. */
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

/**
 * Checks what another direction or longer words may break. For French, `accessibility.spec` checks
 * every screen.
 */
async function checkLayout(page: Page, language: Language, route: string, everyRule: boolean): Promise<void> {
  if (language === 'fr') return;
  if (language === 'ar') await expectJoinedLetters(page, route);
  if (language === 'ar' && everyRule) await checkAccessibility(page);
  // The width of a desktop window at a zoom of 400 %.
  await resizeWindow(page, { width: 320, height: 640 });
  await checkWidth(page);
  await page.setViewportSize({ width: 1440, height: 900 });
}

for (const language of ['fr', 'en', 'ar'] as const) {
  const engines = language === 'ar' ? ' @firefox' : '';
  test(`${language}: the pages before the sign-in show no other language${engines}`, async ({ page }) => {
    test.slow(language === 'ar', 'every accessibility rule on every page, in Firefox too');
    await chooseLanguage(page, language);
    for (const route of publicRoutes) {
      await page.goto(route);
      await expectOwnTexts(page, language, route);
      await checkLayout(page, language, route, true);
    }
  });

  for (const account of accountNames)
    test(`${language}: no page shows another language to the account ${account}`, async ({
      page,
      signIn,
      stack,
    }) => {
      test.slow();
      await checkRoutes(page, language, account, await signIn(account), stack.origin);
    });
}

interface SignedInPage {
  accessToken: string;
  user: { id: string };
}

/** Runs `work` while the account prefers the language. */
async function withLanguage(
  page: Page,
  language: Language,
  { accessToken, user }: SignedInPage,
  origin: string,
  work: () => Promise<void>,
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
    await work();
  } finally {
    await prefer('fr');
  }
}

async function checkRoutes(
  page: Page,
  language: Language,
  account: AccountName,
  signed: SignedInPage,
  origin: string,
): Promise<void> {
  await withLanguage(page, language, signed, origin, async () => {
    let last: string | undefined;
    for (const route of [...guardedRoutes.map(({ path }) => path), ...otherRoutes]) {
      if (last === undefined) await page.goto(route);
      else await (haveSamePage(account, last, route) ? follow : followTo)(page, route);
      last = route;
      await expectOwnTexts(page, language, `${account} ${route}`);
      // In Arabic, checks every rule on the pages of the super administrator, and on the
      // access-denied page, which only the operator sees.
      const denial = account === 'operator' && route === '/users';
      await checkLayout(page, language, `${account} ${route}`, account === 'superAdmin' || denial);
    }
  });
}

/** True if the first letter of a text is visible, false if the text is cut off at its beginning. */
const showsBeginning = (element: Element) => {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  if (text === null) return false;
  const first = document.createRange();
  first.setStart(text, 0);
  first.setEnd(text, 1);
  const { left, right } = first.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  return left >= box.left - 1 && right <= box.right + 1;
};

test('ar: a Latin name that does not fit is cut off at its end', async ({ page, signIn, stack }) => {
  const signed = await signIn('superAdmin');
  const people = peopleApi(page.request, stack.origin, signed.accessToken);
  const { lastName } = await people.create({ firstName: 'Marie-Emmanuelle Désirée Apolline Joséphine' });
  await page.setViewportSize({ width: 360, height: 740 });
  await withLanguage(page, 'ar', signed, stack.origin, async () => {
    await page.goto(`/users?q=${lastName}`);
    const name = page.getByRole('grid').getByRole('link', { name: /^Marie-Emmanuelle/ });
    await expect(name).toBeVisible();
    expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
    expect(await name.evaluate(showsBeginning)).toBe(true);
  });
});
