import type { Page } from '@playwright/test';
import { differingPixels } from '../fixtures/differing-pixels';
import { accounts } from '../fixtures/accounts';
import { checkAccessibility, checkRules } from '../fixtures/check-accessibility';
import { slowDown } from '../fixtures/slow-line';
import { expect, test } from '../fixtures/test';
import { holdApplication, openDocument, untilHandedOver } from '../pages/first-screen';
import { HomePage } from '../pages/home-page';
import { resizeWindow } from '../pages/resize-window';
import { SignInPage } from '../pages/sign-in-page';
import { watchHeadings } from '../pages/watch-headings';
import { showAppearance } from '../screens/appearances';

const { email } = accounts.operator;
const checkEmailPath = '/api/auth/check-email';

test('on a slow line, input typed at once and submitted early leads to the password, by one call', async ({
  page,
  requests,
}) => {
  await slowDown(page);
  const held = await holdApplication(page);
  await openDocument(page, '/login');
  const form = new SignInPage(page);
  await expect(form.email).toBeFocused();
  await page.keyboard.type(email);
  await form.continue.click();
  await page.keyboard.press('Enter');
  await expect(form.continue).toHaveAttribute('aria-busy', 'true');
  const sent = page.waitForRequest(`**${checkEmailPath}`, { timeout: 60_000 });
  held.release();
  // The long timeout is for a slow connection on a busy machine; the duration is not tested here.
  await form.password.waitFor({ timeout: 60_000 });
  expect((await sent).postDataJSON()).toEqual({ email });
  expect(requests.matching(checkEmailPath)).toEqual([checkEmailPath]);
  await expect(page).toHaveURL('/login');
});

test('the document alone is enough to type, in the colours that the user has chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const held = await holdApplication(page, /\.js$/);
  await openDocument(page, '/login');
  const form = new SignInPage(page);
  await expect(form.email).toBeFocused();
  await page.keyboard.type(email);
  await expect(page.locator('html')).toHaveClass('dark');
  held.release();
  await untilHandedOver(page);
  await expect(form.email).toHaveValue(email);
});

test('behind a server that blocks the script of the document, users can still sign in', async ({
  browser,
  stack,
}) => {
  const context = await browser.newContext({ colorScheme: 'dark' });
  const page = await context.newPage();
  await page.route(`${stack.origin}/login`, async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': policy = '', ...headers } = response.headers();
    await route.fulfill({
      response,
      headers: { ...headers, 'content-security-policy': policy.replace(/'sha256-[^']+'/, '') },
    });
  });
  await page.goto(`${stack.origin}/login`);
  expect(await page.evaluate(() => 'earlyConfig' in window)).toBe(false);
  const form = new SignInPage(page);
  await form.email.fill(email);
  await form.continue.click();
  await expect(form.password).toBeVisible();
  await expect(page.locator('html')).toHaveClass('dark');
  await context.close();
});

test('the hand-over to the application does not disturb a person who is typing @firefox', async ({
  page,
  requests,
}) => {
  const held = await holdApplication(page);
  await openDocument(page, '/login');
  const form = new SignInPage(page);
  await form.email.click();
  await page.keyboard.type('awa.kne@escale.test');
  await page.keyboard.press('Home');
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('ArrowRight');
  held.release();
  await untilHandedOver(page);
  await expect(form.email).toBeFocused();
  await page.keyboard.type('o');
  await expect(form.email).toHaveValue('awa.kone@escale.test');
  expect(requests.matching(checkEmailPath)).toEqual([]);
});

test('the early steps of the application do not wait for the packages that arrive last', async ({
  page,
  requests,
}) => {
  const held = await holdApplication(page, /\/last-packages\.[^/]+\.js$/);
  await openDocument(page, '/login');
  await page.waitForFunction(() => performance.getEntriesByName('escale:early-steps').length > 0);
  held.release();
  await untilHandedOver(page);
  expect(requests.matching('/modules.json')).toEqual(['/modules.json']);
});

test('a language chosen before the application starts is the language of its page @firefox', async ({
  page,
}) => {
  const held = await holdApplication(page);
  await openDocument(page, '/login');
  await new SignInPage(page).email.fill(email);
  await page.getByRole('button', { name: 'English' }).click();
  held.release();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('textbox')).toHaveValue(email);
});

/** Records the layout shifts of the page. The returned function reads the sum of their scores. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    await page.evaluate(() => document.fonts.ready);
    const moved = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    return moved.reduce((sum, value) => sum + value, 0);
  };
}

/**
 * Watches the page. The returned function reads the texts that have counted as its largest paint,
 * one after the other.
 */
async function watchLargestPaints(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const texts: string[] = [];
    Object.assign(window, { largestPaints: texts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        texts.push((entry as unknown as { element: Element | null }).element?.textContent ?? '');
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { largestPaints: string[] }).largestPaints);
}

test('the application reuses the styles of the document, and creates none of them again', async ({
  page,
}) => {
  await page.goto('/login');
  await untilHandedOver(page);
  const { inDocument, madeAgain } = await page.evaluate(() => {
    const own = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion="css"]')];
    const made = own.flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])]).map(({ cssText }) => cssText);
    const scopes = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion^="css "]')];
    const names = scopes.flatMap(({ dataset }) => dataset.emotion?.split(' ').slice(1) ?? []);
    return {
      inDocument: names,
      madeAgain: names.filter((name) => made.some((rule) => rule.startsWith(`.css-${name}`))),
    };
  });
  expect(inDocument).not.toEqual([]);
  expect(madeAgain).toEqual([]);
});

test('nothing on the page moves when the application takes over', async ({ page }) => {
  const shifted = await watchShifts(page);
  await page.goto('/login');
  await untilHandedOver(page);
  expect(await shifted()).toBeLessThan(0.01);
});

for (const width of [412, 360])
  for (const last of ['typeface', 'application'])
    test(`${width} px, the ${last} comes last: nothing on the home moves or counts as a larger paint`, async ({
      page,
      signIn,
    }) => {
      // In the wider window, this user's greetings in the morning and the evening barely fit on one line.
      await signIn('superAdmin');
      await page.setViewportSize({ width, height: 823 });
      await page.goto('/modules');
      await page.waitForFunction(() => localStorage.getItem('escale.owner') !== null);
      const shifted = await watchShifts(page);
      const paints = await watchLargestPaints(page);
      const typeface = await holdApplication(page, /\.woff2$/);
      const application = await holdApplication(page);
      await openDocument(page, '/modules');
      // On a busy machine the document is painted in two frames: its header, then its greeting.
      await expect.poll(async () => (await paints()).at(-1)).toContain('choisissez un module');
      const ofDocument = await paints();
      const typefaceComes = async () => {
        typeface.release();
        await page.evaluate(() => document.fonts.load('1rem "Inter Variable"'));
      };
      const applicationComes = async () => {
        application.release();
        await expect(page.getByRole('region', { name: 'Vos dernières connexions' })).toBeVisible();
      };
      const order = [typefaceComes, applicationComes];
      for (const comes of last === 'application' ? order : order.reverse()) await comes();
      expect(await shifted()).toBeLessThan(0.005);
      expect(await paints()).toEqual(ofDocument);
    });

for (const scheme of ['light', 'dark'] as const)
  test(`${scheme}: the document shows the form as the application does at every width, to the pixel`, async ({
    page,
  }) => {
    const widths = [1440, 1024, 768, 360];
    const pictures = async () => {
      const taken: Buffer[] = [];
      for (const width of widths) {
        await resizeWindow(page, { width, height: 800 });
        taken.push(await page.screenshot({ animations: 'disabled' }));
      }
      return taken;
    };
    await page.route(/\.woff2$/, (route) => route.abort());
    await page.emulateMedia({ colorScheme: scheme });
    const held = await holdApplication(page);
    await openDocument(page, '/login');
    await new SignInPage(page).email.waitFor();
    const before = await pictures();
    held.release();
    await untilHandedOver(page);
    const after = await pictures();
    for (const [index, width] of widths.entries())
      expect(await differingPixels(page, before[index], after[index]), `${width} px`).toBe(0);
  });

test('the form of the document is accessible', async ({ page }) => {
  const held = await holdApplication(page);
  await openDocument(page, '/login');
  await new SignInPage(page).email.waitFor();
  await checkAccessibility(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload({ waitUntil: 'commit' });
  await new SignInPage(page).email.waitFor();
  await checkRules(page, ['color-contrast']);
  await showAppearance(page, { size: 'phone', scheme: 'dark' });
  await checkRules(page, ['target-size']);
  held.release();
});

for (const address of ['/modules', '/login'])
  test(`${address}: people with a session see the frame at once, and the sign-in never`, async ({
    page,
    signIn,
  }) => {
    await signIn('operator');
    const headings = await watchHeadings(page);
    const held = await holdApplication(page);
    await openDocument(page, address);
    const banner = page.getByRole('banner');
    await expect(banner.getByText('ESCALE APP')).toBeVisible();
    const place = await banner.boundingBox();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    // The hidden application fills the window. Without a width, a table would show no row until its
    // grid is built.
    expect(await page.locator('#root').boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
    await expect(page.locator('#root')).toBeHidden();
    held.release();
    await expect(new HomePage(page).title).toBeVisible();
    await expect.poll(() => banner.boundingBox()).toEqual(place);
    expect((await headings()).filter((text) => text === 'Identification')).toEqual([]);
  });

test('without JavaScript a sentence says what is needed, and there is no form', async ({
  browser,
  stack,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${stack.origin}/login`);
  const sentence = page.locator('noscript p');
  await expect(sentence).toBeVisible();
  await expect(sentence).toHaveText(/^Cette application a besoin de JavaScript/);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await context.close();
});

test('a failure to load the sign-in replaces the form; a retry brings back the typed input', async ({
  page,
  site,
  requests,
}) => {
  const held = await holdApplication(page);
  // Removes the module before the document names the module's files, which would otherwise be fetched at once.
  await site.removeModule('auth');
  await openDocument(page, '/login');
  const form = new SignInPage(page);
  await form.email.fill(email);
  await form.continue.click();
  held.release();
  const retry = page.getByRole('button', { name: 'Réessayer' });
  await retry.waitFor({ timeout: 40_000 });
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await site.putBackModule('auth');
  await retry.click();
  await expect(form.email).toHaveValue(email);
  expect(requests.matching(checkEmailPath)).toEqual([]);
});

test('an application that cannot be loaded shows an error, not a form that does nothing', async ({
  page,
}) => {
  await page.route(/\/main\.[^/]+\.js$/, (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByRole('alert')).toContainText("L'application n'a pas pu être chargée");
  await expect(page.getByRole('textbox')).toHaveCount(0);
});
