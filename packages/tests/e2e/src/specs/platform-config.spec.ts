import { expect, test } from '../fixtures/test';
import { HomePage } from '../pages/home-page';

test('a deployment names the product, on every page', async ({ page, site, signIn }) => {
  await site.configure({ brand: { name: 'Atlas' } });
  await page.goto('/login');
  await expect(page).toHaveTitle(/· Atlas$/);
  await expect(page.getByText('ATLAS APP').first()).toBeVisible();
  await signIn('operator');
  await page.goto('/modules');
  await expect(page.getByRole('heading', { level: 1, name: 'MODULES ATLAS' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('ATLAS');
  await expect(page.getByText(/escale/i)).toHaveCount(0);
});

test('an API on another origin gets the calls and the live connection, and the policy lets them through', async ({
  page,
  site,
  stack,
  signIn,
  guard,
}) => {
  await site.configure({ apiBase: `${stack.apiOrigin}/api` });
  guard.allowOrigin(stack.apiOrigin);
  await page.route(`${stack.apiOrigin}/api/**`, async (route) => {
    const response = await route.fetch();
    const cors = { 'access-control-allow-origin': stack.origin, 'access-control-allow-credentials': 'true' };
    await route.fulfill({ response, headers: { ...response.headers(), ...cors } });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await signIn('operator');
  const home = new HomePage(page);
  await home.open();
  await expect(home.title).toBeVisible();
  await expect.poll(() => sockets.length).toBeGreaterThan(0);
  expect(sockets[0]).toContain(stack.apiOrigin.replace('http', 'ws'));
  const calls = asked.filter((url) => new URL(url).pathname.startsWith('/api'));
  expect(calls).toContain(`${stack.apiOrigin}/api/auth/me`);
  expect(calls.filter((url) => !url.startsWith(stack.apiOrigin))).toEqual([]);
});

const configFaults = {
  'an address of the API that is none': [{ apiBase: 'http://api.partner.example' }, '«\u00a0apiBase\u00a0»'],
  'an empty name': [{ brand: { name: '' } }, '«\u00a0brand.name\u00a0»'],
} as const;

for (const [what, [config, field]] of Object.entries(configFaults)) {
  test(`${what} is said in French, and nothing starts`, async ({ page, site }) => {
    await site.configure(config);
    await page.goto('/login');
    await expect(page.getByText('La configuration du site est incorrecte')).toBeVisible();
    await expect(page.getByText(field)).toBeVisible();
    await site.configure({});
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('textbox').first()).toBeVisible();
  });
}
