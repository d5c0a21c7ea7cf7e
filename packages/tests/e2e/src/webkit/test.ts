import { writeFile } from 'node:fs/promises';
import { test as base } from '@playwright/test';
import { accounts, type AccountName } from '../fixtures/accounts';
import { openMailbox, type Mailbox } from '../fixtures/mailbox';
import { openSession, type Credentials, type SignedIn } from '../fixtures/sign-in-by-api';
import type { SiteCopy } from '../fixtures/site-copy';
import { startStack, type Stack } from '../fixtures/stack';
import { startHeldLine, type HeldLine } from './held-line';
import { startWebKit } from './webkit-browser';
import { WebKitPage } from './webkit-page';

interface Fixtures {
  /** The window, with the storage of a new visitor who reads French, at 1440 × 900. */
  webkit: WebKitPage;
  mailbox: Mailbox;
  site: SiteCopy;
  /** Signs a demo account or another one in with a new session; the window gets its access token, not its refresh cookie. */
  signIn: (account: AccountName | Credentials) => Promise<SignedIn>;
}

interface WorkerFixtures {
  stack: Stack;
  line: HeldLine;
  /** One window for all tests of a worker: the WebKitGTK driver cannot open a second one. */
  window: WebKitPage;
}

export { expect } from '@playwright/test';

/** Playwright's runner with WebKitGTK instead of its own browsers. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  stack: [
    async ({ playwright }, use) => {
      const stack = await startStack(playwright.request);
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  line: [
    async ({ stack }, use) => {
      const line = await startHeldLine(stack.origin);
      await use(line);
      await line.stop();
    },
    { scope: 'worker' },
  ],
  window: [
    async ({ line }, use) => {
      const browser = await startWebKit();
      await use(new WebKitPage(browser, line.origin));
      await browser.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  webkit: async ({ window }, use, testInfo) => {
    // A page without scripts, on which the product's storage can be cleared.
    await window.open('/config.json');
    await window.driver.manage().deleteAllCookies();
    await window.evaluate(
      "localStorage.clear(); sessionStorage.clear(); localStorage.setItem('escale.language', 'fr');",
    );
    await window.resize(1440, 900);
    await use(window);
    if (testInfo.status === testInfo.expectedStatus) return;
    const body = Buffer.from(await window.driver.takeScreenshot(), 'base64');
    await writeFile(testInfo.outputPath('window.png'), body);
  },
  mailbox: async ({ stack }, use) => use(openMailbox(stack.apiOrigin)),
  site: async ({ stack }, use) => {
    await use(stack.site);
    await stack.site.restore();
  },
  signIn: async ({ webkit, stack, mailbox, playwright }, use) => {
    const request = await playwright.request.newContext();
    await use(async (account) => {
      const credentials = typeof account === 'string' ? accounts[account] : account;
      const signedIn = await openSession(request, stack, mailbox, credentials);
      await webkit.evaluate("localStorage.setItem('accessToken', arguments[0])", signedIn.accessToken);
      return signedIn;
    });
    await request.dispose();
  },
});
