import { liveModule } from '../fixtures/published-module';
import { expect, test } from '../fixtures/test';
import { HomePage } from '../pages/home-page';
import { ModulePage } from '../pages/module-page';
import { homeLink } from '../pages/home-link';

const moduleId = 'containers';
const moduleLabel = 'Gestion Conteneurs';
const moduleText = 'Rien à afficher pour le moment';

test.beforeEach(async ({ integrator, containers }) => {
  await integrator.escale('publish', containers.build);
});

test('a card shows no state of a running module, and announces a new version', async ({
  page,
  signIn,
  integrator,
  containers,
}) => {
  await signIn('operator');
  const home = new HomePage(page);
  await home.open();
  await home.fetchedAhead(moduleLabel);
  await expect(home.card(moduleLabel)).not.toContainText('Prêt');
  await home.opener(moduleLabel).click();
  await expect(page.getByText(moduleText)).toBeVisible();
  const next = await integrator.variant(containers.build, /expose_module.*\.chunk\.js$/, (text) =>
    text.replace(/Rien (\S+) afficher/, 'Tout est $1 afficher'),
  );
  await integrator.escale('publish', next);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(moduleText)).toBeVisible();
  await page.getByRole('link', { name: 'Retour aux modules' }).click();
  await expect(home.card(moduleLabel).getByText('Nouvelle version prête')).toBeVisible();
  await home.opener(moduleLabel).click();
  await expect(page.getByText('Tout est à afficher pour le moment')).toBeVisible();
});

test('a card says that its module is refused, and why', async ({ page, signIn, site }) => {
  await site.editLive((line, module) =>
    module === moduleId ? line.replace(/"hostApi":"[^"]*"/, '"hostApi":"^9.0.0"') : line,
  );
  await signIn('operator');
  const home = new HomePage(page);
  await home.open();
  await expect(home.card(moduleLabel).getByText('Refusé')).toBeVisible();
  await expect(home.card(moduleLabel)).toContainText('^9.0.0');
});

test('a card says that its module is degraded while its files do not load', async ({ page, signIn }) => {
  await signIn('operator');
  await page.route('**/modules/containers/**/remote-entry.*.js', (route) =>
    route.fulfill({ status: 404, body: '' }),
  );
  await page.goto('/containers');
  await expect(new ModulePage(page).failure).toBeVisible({ timeout: 30_000 });
  await homeLink(page).click();
  await expect(new HomePage(page).card(moduleLabel).getByText('Dégradé')).toBeVisible();
});

test('administrators see versions, owners, history and the last failures; operators do not', async ({
  page,
  signIn,
  site,
}) => {
  const { version } = await liveModule(site.folder, moduleId);
  await signIn('superAdmin');
  await page.route('**/modules/containers/**/mf-manifest.json', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto('/containers');
  await expect(new ModulePage(page).failure).toBeVisible();
  await homeLink(page).click();
  await page.getByRole('link', { name: 'État des modules' }).click();
  await expect(page).toHaveURL('/modules/etat');
  const modules = page.getByRole('region', { name: 'Modules publiés' });
  await expect(modules).toContainText(version);
  await expect(modules).toContainText('Équipe Comptes');
  await expect(page.getByRole('region', { name: 'Historique' })).toContainText(
    /Gestion Conteneurs.*Publication de la version/,
  );
  await expect(page.getByRole('region', { name: /Derniers échecs/ })).toContainText('mf-manifest.json');
});

test('the administrators’ list is not for operators', async ({ page, signIn }) => {
  await signIn('operator');
  await page.goto('/modules/etat');
  await expect(page.getByText('Cette page est réservée aux administrateurs.')).toBeVisible();
});

test('a module is fetched ahead without running, but not when the browser saves data', async ({
  page,
  signIn,
  requests,
}) => {
  await signIn('operator');
  const home = new HomePage(page);
  await home.open();
  await expect.poll(() => requests.matching(/containers\/.*remote-entry/).length).toBe(1);
  expect(await page.evaluate(() => 'escale_containers' in window)).toBe(false);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  requests.clear();
  await page.reload();
  await home.opener(moduleLabel).hover();
  await home.opener(moduleLabel).focus();
  await expect(home.opener(moduleLabel)).toBeFocused();
  expect(requests.matching('/modules/containers/')).toEqual([]);
});

const throwingHandlers = {
  'in an event': 'onClick:()=>{throw new Error("provoked by the test")}',
  'in a promise': 'onClick:()=>{Promise.reject(new Error("provoked by the test"))}',
};

for (const [where, handler] of Object.entries(throwingHandlers)) {
  test(`what a module throws ${where} is attributed to it, and its page stays`, async ({
    page,
    signIn,
    site,
    integrator,
    containers,
    guard,
  }) => {
    guard.allowErrors(/provoked by the test/);
    const bad = await integrator.variant(containers.build, /expose_module.*\.chunk\.js$/, (text) =>
      text.replace(/onClick:\(\)=>[^,}]+/, handler),
    );
    await integrator.escale('publish', bad);
    const { version } = await liveModule(site.folder, moduleId);
    await signIn('operator');
    await page.clock.install();
    const reports: string[] = [];
    page.on('console', (message) => reports.push(message.text()));
    await page.goto('/containers');
    await expect(page.getByRole('button', { name: 'Ajouter' })).toBeVisible();
    await page.clock.runFor(4_000);
    await page.getByRole('button', { name: 'Ajouter' }).click();
    await expect(page.getByText(`Une action du module ${moduleLabel} a échoué`)).toBeVisible();
    await expect(page.getByText(moduleText)).toBeVisible();
    expect(reports.join('\n')).toContain(`[${moduleId}@${version}]`);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByText(moduleText)).toBeVisible();
  });
}

test('a call that fails on the server is attributed to the module whose code made it', async ({
  page,
  signIn,
  site,
}) => {
  const { version } = await liveModule(site.folder, 'security');
  await signIn('superAdmin');
  await page.route('**/api/auth/session-stats', (route) =>
    route.fulfill({ status: 500, json: { error: 'Non.' } }),
  );
  const reports: string[] = [];
  page.on('console', (message) => reports.push(message.text()));
  await page.goto('/security');
  await expect
    .poll(() => reports.find((text) => text.startsWith(`[security@${version}]`)), { timeout: 30_000 })
    .toContain(`/modules/security/${version}/`);
  const report = reports.filter((text) => text.startsWith(`[security@${version}]`));
  expect(report).toHaveLength(1);
  expect(report[0]).toContain('server 500 /auth/session-stats');
});
