import { expect, test } from '../fixtures/test';
import { HomePage } from '../pages/home-page';
import { homeLink } from '../pages/home-link';
import { toast } from '../pages/toasts';
import { UserMenu } from '../pages/user-menu';

test('header, footer and skip link; reduced motion shows content at once [§0-1 §1-11 §1-12]', async ({
  page,
  signIn,
}) => {
  const { user } = await signIn('operator');
  const home = new HomePage(page);
  await home.open();
  await test.step('the skip link leads to the content', async () => {
    await expect(home.cards.first()).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });
  await test.step('header and footer', async () => {
    const header = page.getByRole('banner');
    await expect(header.getByText('ESCALE APP', { exact: true })).toBeVisible();
    await expect(header.getByText('CFS & TRANSPORT', { exact: true })).toBeVisible();
    await expect(header.getByText(`${user.firstName} ${user.lastName}`, { exact: true })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('© 2025 ESCALE. Tous droits réservés.');
    await homeLink(page).click();
    await expect(page).toHaveURL('/modules');
  });
  await test.step('with reduced motion, what becomes visible is so at once, however deep it lies', async () => {
    const seen = await page.evaluate(() => {
      const root = document.querySelector<HTMLElement>('#root');
      const title = document.querySelector('#root h1');
      if (root === null || title === null) return null;
      const visibility = () => getComputedStyle(title).visibility;
      root.style.visibility = 'hidden';
      const hidden = visibility();
      root.style.visibility = 'visible';
      return [hidden, visibility()];
    });
    expect(seen).toEqual(['hidden', 'visible']);
  });
});

test('the header cuts off long module names before anything else', async ({ page, signIn }) => {
  await page.route('**/modules.json', async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({
      body: text.replaceAll(/"label":"[^"]*"/g, '"label":"Conteneurs du terminal à conteneurs (pilote)"'),
    });
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn('superAdmin');
  await page.goto('/containers');
  const header = page.getByRole('banner');
  await expect(header.getByText('En direct')).toBeVisible();
  const ends = await header.evaluate((element) => {
    const boxes = [...element.querySelectorAll('nav :is(a, button)')].map((one) =>
      one.getBoundingClientRect(),
    );
    const nav = element.querySelector('nav')?.getBoundingClientRect();
    return { furthest: Math.max(...boxes.map(({ right }) => right)), nav: nav?.right };
  });
  expect(ends.furthest).toBeLessThanOrEqual((ends.nav ?? 0) + 1);
});

test('user menu by keyboard and by mouse; signing out asks first, Annuler and Escape stay [§2-89 §4-6 §5-29]', async ({
  page,
  signIn,
  requests,
}) => {
  await signIn('operator');
  const home = new HomePage(page);
  await home.open();
  const menu = new UserMenu(page);
  await test.step('by keyboard', async () => {
    await menu.button.focus();
    await page.keyboard.press('Enter');
    // The menu takes the focus only some time after it is drawn.
    await expect(page.getByRole('menu')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(menu.button).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(menu.profile).toHaveAttribute('data-highlighted', '');
    await page.keyboard.press('ArrowDown');
    await expect(menu.photo).toHaveAttribute('data-highlighted', '');
    await page.keyboard.press('End');
    await expect(menu.signOutItem).toHaveAttribute('data-highlighted', '');
    await page.keyboard.press('Enter');
    await expect(menu.dialog).toBeVisible();
  });
  await test.step('signing out asks first; Annuler and Escape stay', async () => {
    await expect(menu.dialog).toContainText('Êtes-vous sûr de vouloir vous déconnecter ?');
    await expect(menu.dialog.getByRole('button', { name: 'Annuler' })).toBeFocused();
    await menu.dialog.getByRole('button', { name: 'Annuler' }).click();
    await expect(menu.dialog).toBeHidden();
    await menu.askToSignOut();
    await page.keyboard.press('Escape');
    await expect(menu.dialog).toBeHidden();
    await expect(home.title).toBeVisible();
    expect(requests.matching('/api/auth/logout')).toEqual([]);
  });
  await test.step('by mouse: Mon Profil and Se déconnecter', async () => {
    await menu.button.click();
    await expect(page.getByRole('menuitem')).toHaveText(['Mon Profil', 'Changer la photo', 'Se déconnecter']);
    await menu.profile.click();
    await expect(page).toHaveURL('/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'Mon Profil' })).toBeVisible();
  });
});

test('signing out ends the session here and on the server [§4-6 §7-10 §8-43 §8-66]', async ({
  page,
  signIn,
  stack,
}) => {
  const { accessToken } = await signIn('operator');
  const home = new HomePage(page);
  await home.open();
  await home.opener('Tableau de Bord').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de Bord' })).toBeVisible();
  await new UserMenu(page).signOut();
  await expect(toast(page, 'Déconnexion réussie')).toHaveCount(1);
  await expect(page).toHaveURL('/login');
  const answer = await page.request.get(`${stack.origin}/api/auth/me`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  expect(answer.status()).toBe(401);
  await page.goBack();
  await expect(page).toHaveURL('/login');
});

test('signing out works while the API is down [§3-8]', async ({ page, signIn }) => {
  await signIn('operator');
  await new HomePage(page).open();
  await page.route('**/api/auth/logout', (route) => route.abort('connectionrefused'));
  await new UserMenu(page).signOut();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
});

test('signing out in one tab signs out the other @firefox', async ({ page, context, signIn }) => {
  await signIn('operator');
  await new HomePage(page).open();
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await new UserMenu(page).signOut();
  await expect(other).toHaveURL('/login');
});

test('Back in a signed-out tab shows nothing of the previous user', async ({ page, signIn }) => {
  await signIn('operator');
  await page.goto('/dashboard');
  await new UserMenu(page).signOut();
  await expect(page).toHaveURL('/login');
  await signIn('admin');
  await new HomePage(page).open();
  await expect(page.getByRole('link', { name: 'Reprendre' })).toHaveCount(0);
});
