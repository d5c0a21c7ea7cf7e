import { expect, test } from '../fixtures/test';
import { HomePage } from '../pages/home-page';

/** Ways by which an attacker's text could become HTML, code or a script of another origin. */
const injections = {
  'HTML from a text': () => {
    Reflect.set(document.createElement('div'), 'innerHTML', '<img src=x>');
  },
  'code from a text': () => {
    document.createElement('script').text = 'window.taken = true';
  },
  'a script of another origin': () => {
    document.createElement('script').src = 'https://elsewhere.test/x.js';
  },
  'a worker from a data address': () => {
    new Worker('data:text/javascript,self.close()');
  },
  'a policy of its own': () => {
    const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy: (name: string) => void } };
    trustedTypes.createPolicy('own');
  },
};

test('nothing becomes HTML or code, and scripts come from allowed origins alone', async ({
  browser,
  stack,
}) => {
  const page = await (await browser.newContext({ baseURL: stack.origin })).newPage();
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [what, attempt] of Object.entries(injections)) {
    expect(
      await page.evaluate(attempt).then(
        () => 'ran',
        (error: unknown) => String(error),
      ),
      what,
    ).toMatch(/TypeError/);
  }
  await page.context().close();
});

test('error reporting with its replay worker runs under the policy', async ({
  page,
  site,
  signIn,
  guard,
}) => {
  const dsnOrigin = 'https://sentry.escale.test';
  await site.configure({ sentryDsn: 'https://key@sentry.escale.test/1' });
  guard.allowOrigin(dsnOrigin);
  await page.route(`${dsnOrigin}/**`, (route) => route.fulfill({ json: {} }));
  const started = page.waitForRequest(`${dsnOrigin}/**`, { timeout: 60_000 });
  await signIn('operator');
  await new HomePage(page).open();
  await started;
});
