import { Key } from 'selenium-webdriver';
import { accounts } from '../fixtures/accounts';
import { guardedRoutes } from '../fixtures/route-table';
import { errorRecorder, layoutFaults, pageErrors, ringFaults } from './screen-faults';
import { expect, test } from './test';
import type { WebKitPage } from './webkit-page';

const unknownAddress = { path: '/nowhere', heading: 'Page non trouvée' };

test.beforeEach(({ line }) => line.beginDocumentsWith(errorRecorder));
test.afterEach(({ line }) => line.beginDocumentsWith());

/**
 * Expects no fault of the layout in a narrow and a wide window, a ring on each control that gets the focus, and no error in the
 * console.
 */
async function expectNoFaults(page: WebKitPage, name: string): Promise<void> {
  for (const width of [360, 1440]) {
    await page.resize(width, 800);
    expect.soft(await layoutFaults(page), `${name} at ${width} px`).toEqual([]);
  }
  await page.press(Key.TAB);
  expect.soft(await ringFaults(page), `focus on ${name}`).toEqual([]);
  expect.soft(await pageErrors(page), `errors of ${name}`).toEqual([]);
}

test('screens before the sign-in: controls, widths, focus rings, console', async ({ webkit }) => {
  test.setTimeout(240_000);
  for (const path of ['/forgot-password', '/reset-password?token=unknown', '/accessibility']) {
    await webkit.open(path);
    await webkit.find('heading', /./, { level: 1 });
    await expectNoFaults(webkit, path);
  }
  await webkit.open('/login');
  await webkit.fill('textbox', /e-?mail/i, accounts.operator.email);
  await webkit.press(Key.ENTER);
  await webkit.find('button', 'Se connecter');
  await expectNoFaults(webkit, 'the password');
});

test('screens of the session: controls, widths, focus rings, console', async ({ webkit, signIn }) => {
  test.setTimeout(600_000);
  await signIn('superAdmin');
  for (const { path, heading } of [...guardedRoutes, unknownAddress]) {
    await webkit.open(path);
    await webkit.heading(heading);
    await expectNoFaults(webkit, path);
  }
});
