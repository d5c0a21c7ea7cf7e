import { checkAccessibility } from '../fixtures/check-accessibility';
import { answerLongPerson } from '../fixtures/long-person';
import { expect, test } from '../fixtures/test';
import { HomePage } from '../pages/home-page';
import { PalettePanel } from '../pages/palette';
import { UsersPage } from '../pages/users-page';

const heading = (name: string) => ({ level: 1, name, exact: true }) as const;

test('the header leads from module to module, and marks the current one', async ({ page, signIn }) => {
  await signIn('superAdmin');
  await page.goto('/users');
  const navigation = page.getByRole('navigation', { name: 'Navigation entre modules' });
  await expect(navigation.getByRole('link', { name: 'Gestion Utilisateurs' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await navigation.getByRole('link', { name: 'Dashboard Sécurité' }).click();
  await expect(page.getByRole('heading', heading('Dashboard Sécurité'))).toBeVisible();
  await expect(navigation.locator('a[aria-current]')).toHaveText(['Dashboard Sécurité']);
});

for (const width of [1024, 360])
  test(`${width} px: the menu of modules works by keyboard, and lists those that the user may open`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await signIn('operator');
    await page.goto('/dashboard');
    const button = page.getByRole('button', { name: 'Changer de module : Tableau de Bord' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeFocused();
    await expect(page.getByRole('menuitem')).toHaveText([
      'Rechercher ou aller à…',
      'Accueil des modules',
      'Tableau de Bord',
    ]);
    await expect(page.getByRole('menuitem', { name: 'Tableau de Bord' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(new HomePage(page).title).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

test('the palette opens pages and actions, and finds people by one call, whatever the accents @firefox', async ({
  page,
  signIn,
  requests,
}) => {
  await signIn('superAdmin');
  await new HomePage(page).open();
  const palette = new PalettePanel(page);
  await palette.open();
  await expect(palette.field).toBeFocused();
  expect(requests.matching(/\/api\/users$/)).toEqual([]);
  await checkAccessibility(page);
  await page.keyboard.type('kone');
  await expect(palette.option(/Koné/).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/users\/[^/]+$/);
  await expect(page.getByRole('heading', { level: 1, name: /Koné/ })).toBeVisible();
  expect(requests.matching(/\/api\/users$/)).toHaveLength(1);

  await palette.open();
  await page.keyboard.type('journal');
  await expect(palette.options.first()).toContainText(/journal/i);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/security?onglet=audit');
});

test('a long name stays within the palette', async ({ page, signIn }) => {
  const { user } = await signIn('superAdmin');
  await answerLongPerson(page, user);
  await page.setViewportSize({ width: 360, height: 740 });
  await new HomePage(page).open();
  const palette = new PalettePanel(page);
  await palette.open();
  await page.keyboard.type('rochefoucauld');
  const found = palette.option(/Désirée/);
  await expect(found).toBeVisible();
  const beyond = await palette.dialog.evaluate((dialog) => {
    const edge = dialog.getBoundingClientRect();
    const parts = [...dialog.querySelectorAll('[role=option], [role=option] *')];
    return parts.filter((part) => part.getBoundingClientRect().right > edge.right).length;
  });
  expect(beyond).toBe(0);
});

test('the palette lists nothing that the user may not open, and fetches nothing of it', async ({
  page,
  signIn,
  requests,
}) => {
  await signIn('operator');
  await new HomePage(page).open();
  const palette = new PalettePanel(page);
  await palette.open();
  await expect(palette.option('Tableau de Bord')).toBeVisible();
  for (const text of ['utilisateur', 'journal', 'awa']) {
    await palette.field.fill(text);
    await expect(palette.options).toHaveCount(0);
  }
  expect(requests.matching(/\/modules\/(users|security)\//)).toEqual([]);
  expect(requests.matching(/\/api\/users$/)).toEqual([]);
});

test('offline, the palette opens and says what it cannot do @firefox', async ({ page, context, signIn }) => {
  await signIn('superAdmin');
  const palette = new PalettePanel(page);
  await new HomePage(page).open();
  await palette.open();
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await expect(page.getByText(/ce qui est affiché peut dater/)).toBeVisible();
  await palette.open();
  await page.keyboard.type('awa');
  await expect(palette.dialog.getByText(/les personnes ne peuvent pas être recherchées/)).toBeVisible();
  await context.setOffline(false);
  await expect(palette.option(/^Awa/).first()).toBeVisible();
});

test('/ focuses the search, ? lists the keys, and neither acts while the user types', async ({
  page,
  signIn,
}) => {
  await signIn('superAdmin');
  const users = new UsersPage(page);
  await users.open();
  await page.getByRole('button', { name: /^Menu de / }).waitFor();
  await page.keyboard.press('/');
  await expect(users.search).toBeFocused();
  await page.keyboard.type('a/?');
  await expect(users.search).toHaveValue('a/?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await users.search.blur();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Raccourcis clavier' });
  await expect(keys.getByText('Rechercher dans la page')).toBeVisible();
  await checkAccessibility(page);
  await keys.getByRole('button', { name: 'Désactiver les raccourcis à une touche' }).click();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await expect(new PalettePanel(page).dialog).toBeVisible();
  await expect(keys).toBeHidden();
});

test('theme and density are in the user menu, for everybody @firefox', async ({ page, signIn }) => {
  await signIn('operator');
  await new HomePage(page).open();
  await page.getByRole('button', { name: /^Menu de / }).click();
  await page.getByRole('menuitemradio', { name: 'Sombre' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.getByRole('menuitemradio', { name: 'Compacte' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact');
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.getByRole('button', { name: /^Menu de / }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Sombre' })).toBeChecked();
});

test('Back restores the scroll position and the focus', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await signIn('superAdmin');
  await page.goto('/users/add');
  const place = () => page.evaluate(() => window.scrollY);
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => window.scrollTo(0, 200));
  const palette = new PalettePanel(page);
  await palette.open();
  await page.keyboard.type('mon profil');
  await expect(palette.options.first()).toContainText(/mon profil/i);
  const left = await place();
  expect(left).toBe(200);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', heading('Mon Profil'))).toBeFocused();
  await page.goBack();
  await expect.poll(place).toBe(left);

  const home = new HomePage(page);
  await home.open();
  const card = home.opener('Paramètres');
  await card.focus();
  const before = await place();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', heading('Paramètres'))).toBeFocused();
  await page.goBack();
  await expect(card).toBeFocused();
  await expect.poll(place).toBe(before);
});
