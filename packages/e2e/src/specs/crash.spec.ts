import { expect, test } from '../fixtures/test';
import { HomePage } from '../pages/home-page';
import { SignInPage } from '../pages/sign-in-page';

const title = 'Une erreur est survenue';
const provoked = /provoked by the test/;

const crashes = {
  'an unhandled error': () => {
    setTimeout(() => {
      throw new Error('provoked by the test');
    });
  },
  'an unhandled rejection': () => {
    void Promise.reject(new Error('provoked by the test'));
  },
};

for (const [name, crash] of Object.entries(crashes)) {
  test(`${name} shows the crash screen; both ways out work`, async ({ page, signIn, guard }) => {
    guard.allowErrors(provoked);
    await signIn('operator');
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Tableau de Bord' })).toBeVisible();

    await page.evaluate(crash);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText(/automatiquement signalée à l'équipe technique/)).toBeVisible();
    await page.getByRole('button', { name: 'Rafraîchir' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tableau de Bord' })).toBeVisible();
    await expect(page).toHaveURL('/dashboard');

    await page.evaluate(crash);
    await page.getByRole('button', { name: "Retour à l'accueil" }).click();
    await expect(page).toHaveURL('/modules');
    await expect(new HomePage(page).title).toBeVisible();
  });
}

test('the crash screen also stands for the sign-in page', async ({ page, guard }) => {
  guard.allowErrors(provoked);
  await new SignInPage(page).open();
  await page.evaluate(crashes['an unhandled error']);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

test('a module that throws while rendering falls alone; Réessayer mounts it again', async ({
  page,
  signIn,
  guard,
}) => {
  guard.allowErrors(provoked);
  await signIn('superAdmin');
  await page.route('**/modules/users/**/*.js', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      'users:"Gestion des Utilisateurs"',
      'get users(){if(!window.healed)throw new Error("provoked by the test");return "Gestion des Utilisateurs"}',
    );
    await route.fulfill({ response, body });
  });
  await page.goto('/users');
  await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Gestion Utilisateurs');
  await page.evaluate(() => Object.assign(window, { healed: true }));
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gestion des Utilisateurs' })).toBeVisible();
});
