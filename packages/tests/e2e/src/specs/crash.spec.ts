import { ownFile, throwIn } from '../fixtures/foreign-code';
import { expect, test } from '../fixtures/test';
import { HomePage } from '../pages/home-page';

const crashTitle = 'Une erreur est survenue';
const provokedError = /provoked by the test/;

test('an unhandled error or rejection shows the crash screen; both ways out work [§2-95 §8-68]', async ({
  page,
  signIn,
  guard,
}) => {
  guard.allowErrors(provokedError);
  await signIn('operator');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de Bord' })).toBeVisible();

  await throwIn(page, ownFile(page));
  await expect(page.getByRole('heading', { name: crashTitle })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByText(/automatiquement signalée à l'équipe technique/)).toBeVisible();
  await page.getByRole('button', { name: 'Rafraîchir' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de Bord' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');

  await throwIn(page, ownFile(page), 'rejection');
  await page.getByRole('button', { name: "Retour à l'accueil" }).click();
  await expect(page).toHaveURL('/modules');
  await expect(new HomePage(page).title).toBeVisible();
});

test('a module that throws while rendering falls alone; Réessayer mounts it again [§2-96]', async ({
  page,
  signIn,
  guard,
  integrator,
  containers,
}) => {
  guard.allowErrors(provokedError);
  const bad = await integrator.variant(containers.build, /expose_module.*\.chunk\.js$/, (text) =>
    text.replace(
      /children:(\w+)\.add\b/,
      'children:window.broken?(()=>{throw new Error("provoked by the test")})():$1.add',
    ),
  );
  await integrator.escale('publish', bad);
  await signIn('operator');
  await page.clock.install();
  await page.goto('/containers');
  await expect(page.getByRole('button', { name: 'Ajouter' })).toBeVisible();
  await page.clock.runFor(4_000);
  await page.getByRole('link', { name: 'Voir le détail' }).click();
  await page.evaluate(() => Object.assign(window, { broken: true }));
  await page.getByRole('main').getByRole('link', { name: 'Retour' }).click();
  await expect(page.getByRole('heading', { name: crashTitle })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Gestion Conteneurs');
  await page.evaluate(() => Object.assign(window, { broken: false }));
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('button', { name: 'Ajouter' })).toBeVisible();
});
