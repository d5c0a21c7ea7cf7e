import { knownModules } from '../fixtures/modules-of-role';
import { grantFlags, noFlags, preferencesPath } from '../fixtures/permissions';
import { expect, test } from '../fixtures/test';
import { HomePage } from '../pages/home-page';

test('opens a module from the top of the page by keyboard alone [§2-42]', async ({ page, signIn }) => {
  await signIn('operator');
  const home = new HomePage(page);
  await home.open();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  const target = home.opener('Tableau de Bord');
  for (let presses = 0; presses < 6; presses += 1) {
    if (await target.evaluate((link) => link === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de Bord' })).toBeFocused();
});

test('without modules the home shows an empty state, and its button reloads the page [§2-43 §8-49]', async ({
  page,
  signIn,
}) => {
  await signIn('operator');
  await grantFlags(page, Object.fromEntries(knownModules.map(({ id }) => [id, noFlags])));
  await page.goto('/modules');
  await expect(page.getByRole('heading', { name: 'Aucun module disponible' })).toBeVisible();
  await expect(page.getByText(/administrateur/)).toBeVisible();
  await page.unroute(preferencesPath);
  await page.getByRole('button', { name: 'Rafraîchir la page' }).click();
  await expect(new HomePage(page).cards).toHaveCount(4);
});

test('a home whose code does not load says so, and Réessayer loads it with the whole frame', async ({
  page,
  signIn,
}) => {
  await signIn('operator');
  const code = /\/frame-packages\.[0-9a-f]+\.chunk\.js$/;
  await page.route(code, (route) => route.abort());
  await page.goto('/modules');
  await expect(
    page.getByRole('heading', { level: 1, name: "La page n'a pas pu être chargée" }),
  ).toBeVisible();
  await page.unroute(code);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  const home = new HomePage(page);
  await expect(home.cards).toHaveCount(4);
  await home.headerReady();
});

test('after a pause on the home a module opens without any script from the network', async ({
  page,
  signIn,
}) => {
  await signIn('superAdmin');
  const home = new HomePage(page);
  await home.open();
  await home.fetchedAhead('Gestion Utilisateurs');
  // Waits for everything that the home loads by itself: the modules, and the report on modules after a second of rest.
  for (const { label, available } of knownModules) if (available) await home.fetchedAhead(label);
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some(({ name }) => /\/module-reports\.\w+\.chunk\.js$/.test(name)),
  );
  await page.waitForLoadState('networkidle');
  const since = await page.evaluate(() => performance.now());
  await home.opener('Gestion Utilisateurs').click();
  await page.getByRole('grid').waitFor();
  const downloaded = await page.evaluate(
    (start) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(
          ({ name, startTime, transferSize }) =>
            startTime > start && name.endsWith('.js') && transferSize > 0,
        )
        .map(({ name }) => name),
    since,
  );
  expect(downloaded).toEqual([]);
});
