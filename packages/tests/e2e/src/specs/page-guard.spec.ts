import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { guardPages } from '../fixtures/page-guard';
import { expect, test } from '../fixtures/test';

const violationAttempts: Record<string, () => void> = {
  'foreign host': () => window.location.assign('http://127.0.0.1:9/'),
  policy: () => {
    const script = document.createElement('script');
    try {
      script.textContent = 'window.planted = true';
    } catch {
      // The content policy refuses the text; the browser also reports that on the console.
    }
    document.body.append(script);
  },
  uncaught: () => {
    setTimeout(() => {
      throw new Error('planted');
    });
  },
};

for (const [kind, plant] of Object.entries(violationAttempts)) {
  test(`the guard of all pages notices: ${kind}`, async ({ browser, stack }) => {
    const context = await browser.newContext();
    const guard = guardPages(context, [stack.origin]);
    const page = await context.newPage();
    await page.goto(`${stack.origin}/nowhere`);
    guard.check();
    await page.evaluate(plant);
    const attempt = () => {
      guard.check();
      return 'unnoticed';
    };
    await expect.poll(() => outcomeOf(attempt)).toContain(kind);
    await context.close();
  });
}

function outcomeOf(attempt: () => string): string {
  try {
    return attempt();
  } catch (error) {
    return String(error);
  }
}

test('a call still pending when a test ends fails neither it nor the next', async ({ page }) => {
  const silent = createServer().listen(0).unref();
  const { port } = silent.address() as AddressInfo;
  const asked = new Promise((resolve) => silent.once('request', resolve));
  await page.route('**/api/health', async (route) => {
    await route.fulfill({ response: await route.fetch({ url: `http://localhost:${port}/` }) });
  });
  await page.goto('/login');
  await page.evaluate(() => void fetch('/api/health'));
  await asked;
});
