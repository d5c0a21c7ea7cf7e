import { fullName, type User } from '@escale/contracts';
import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts';
import { createInteractionCounter, type InteractionCounter } from '../fixtures/interaction-counter';
import { peopleApi, uniqueWord, type PeopleApi } from '../fixtures/people-api';
import { signInByApi } from '../fixtures/sign-in-by-api';
import { expect, test } from '../fixtures/test';
import { HomePage } from '../pages/home-page';
import { OtpPage } from '../pages/otp-page';
import { PalettePanel } from '../pages/palette';
import { SignInPage } from '../pages/sign-in-page';
import { toast, toasts } from '../pages/toasts';
import { UserDetailPage } from '../pages/user-detail-page';
import { UserFormPage } from '../pages/user-form-page';
import { UserMenu } from '../pages/user-menu';
import { UsersPage } from '../pages/users-page';

// These tests perform each frequent job by its shortest way from the home page; one more click or key fails the test.

let api: PeopleApi;
let counter: InteractionCounter;

test.beforeEach(async ({ page, context, stack, signIn }) => {
  const { accessToken } = await signIn('superAdmin');
  api = peopleApi(context.request, stack.origin, accessToken);
  counter = createInteractionCounter(page);
});

test('sign in: Continuer, Se connecter; each field has the focus, the code is sent by its last digit', async ({
  browser,
  stack,
  mailbox,
}) => {
  const context = await browser.newContext({ baseURL: stack.origin, locale: 'fr-FR' });
  const page = await context.newPage();
  const { email, password } = accounts.operator;
  const form = new SignInPage(page);
  const own = createInteractionCounter(page);
  await form.open();
  await own.type(form.email, email);
  await own.click(form.continue);
  await own.type(form.password, password);
  const seen = await mailbox.count(email);
  await own.click(form.submit);
  await own.type(new OtpPage(page).code, await mailbox.codeFor(email, seen));
  await expect(new HomePage(page).title).toBeVisible();
  expect(own.effort).toEqual({ clicks: 2, keys: 0 });
  await context.close();
});

test.describe('users', () => {
  let home: HomePage;
  let users: UsersPage;

  test.beforeEach(async ({ page }) => {
    home = new HomePage(page);
    users = new UsersPage(page);
    await home.open();
  });

  /** Opens the list by its card and finds the user by the search shortcut. */
  async function list(user: User): Promise<void> {
    await counter.click(home.opener('Gestion Utilisateurs'));
    await users.grid.waitFor();
    await home.headerReady();
    await counter.press('/');
    await counter.type(users.search, user.lastName);
    await expect(users.grid.locator('[role="row"][row-id]')).toHaveCount(1);
    await expect(users.row(fullName(user))).toBeVisible();
  }

  test('find and open a user from any page: the palette, Enter', async ({ page }) => {
    const user = await api.create();
    const palette = new PalettePanel(page);
    await home.headerReady();
    await counter.press('Control+k');
    await counter.type(palette.field, user.lastName);
    await expect(palette.options).toHaveText([new RegExp(fullName(user))]);
    expect(counter.effort).toEqual({ clicks: 0, keys: 1 });
    await counter.press('Enter');
    await expect(page).toHaveURL(`/users/${user.id}`);
    await expect(new UserDetailPage(page).edit).toBeVisible();
    expect(counter.effort).toEqual({ clicks: 0, keys: 2 });
  });

  test('find a user: card, the key of the search; open it: the name', async ({ page }) => {
    const user = await api.create();
    await list(user);
    expect(counter.effort).toEqual({ clicks: 1, keys: 1 });
    await counter.click(users.name(fullName(user)));
    await expect(page).toHaveURL(`/users/${user.id}`);
    await expect(new UserDetailPage(page).edit).toBeVisible();
    expect(counter.effort).toEqual({ clicks: 2, keys: 1 });
  });

  test('from Users to Security: one click', async ({ page }) => {
    await users.open();
    const navigation = page.getByRole('navigation', { name: 'Navigation entre modules' });
    await counter.click(navigation.getByRole('link', { name: 'Dashboard Sécurité' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard Sécurité' })).toBeVisible();
    expect(counter.effort).toEqual({ clicks: 1, keys: 0 });
  });

  test('deactivate: found, then the switch; undone by the button of its toast @firefox', async ({ page }) => {
    const user = await api.create();
    await api.update(user.id, { status: 'ACTIVE' });
    await list(user);
    await counter.click(users.toggle(fullName(user)));
    const done = toasts(page).filter({ hasText: 'Utilisateur modifié avec succès !' });
    await expect(done).toContainText(fullName(user));
    expect((await api.get(user.id)).status).toBe('INACTIVE');
    expect(counter.effort).toEqual({ clicks: 2, keys: 1 });
    await counter.click(done.getByRole('button', { name: 'Annuler' }));
    await expect(toast(page, 'Modification annulée')).toBeVisible();
    expect((await api.get(user.id)).status).toBe('ACTIVE');
    expect(counter.effort).toEqual({ clicks: 3, keys: 1 });
  });

  test('suspend: menu, entry, a reason, Enter; the file says by whom and why', async ({ page }) => {
    const user = await api.create();
    await page.goto(`/users/${user.id}`);
    await counter.click(page.getByRole('button', { name: 'Autres actions' }));
    await counter.click(page.getByRole('menuitem', { name: 'Suspendre' }));
    await counter.type(page.getByRole('textbox', { name: 'Motif (facultatif)' }), 'Badge perdu');
    await counter.press('Enter');
    await expect(page.getByText(/^Suspendu par /)).toBeVisible();
    await expect(page.getByText('Badge perdu')).toBeVisible();
    expect((await api.get(user.id)).status).toBe('SUSPENDED');
    expect(counter.effort).toEqual({ clicks: 2, keys: 1 });
  });

  test('suspend from any page: the palette takes the verb and the name, Enter, Enter [job 2]', async ({
    page,
  }) => {
    const user = await api.create();
    const palette = new PalettePanel(page);
    await home.headerReady();
    await counter.press('Control+k');
    await counter.type(palette.field, `suspendre ${user.lastName}`);
    await expect(palette.options).toHaveText([new RegExp(`^Suspendre ${fullName(user)}`)]);
    await counter.press('Enter');
    await counter.type(page.getByRole('textbox', { name: 'Motif (facultatif)' }), 'Badge perdu');
    await counter.press('Enter');
    await expect(page.getByText(/^Suspendu par /)).toBeVisible();
    expect((await api.get(user.id)).status).toBe('SUSPENDED');
    expect(counter.effort).toEqual({ clicks: 0, keys: 3 });
  });

  /** Opens a user's page from any other page. */
  async function openByPalette(page: Page, user: User): Promise<void> {
    const palette = new PalettePanel(page);
    await home.headerReady();
    await counter.press('Control+k');
    await counter.type(palette.field, user.lastName);
    await expect(palette.options).toHaveText([new RegExp(fullName(user))]);
    await counter.press('Enter');
  }

  test('give a right: the palette, the tab, the switch, its bar, the summary', async ({ page }) => {
    const user = await api.create();
    const detail = new UserDetailPage(page);
    await openByPalette(page, user);
    await counter.click(page.getByRole('tab', { name: 'Permissions' }));
    await counter.click(detail.flag('Rapports', 'Modification'));
    await counter.click(page.getByRole('button', { name: 'Enregistrer les permissions' }));
    await expect(detail.dialog).toContainText('Accordé');
    await counter.click(detail.dialog.getByRole('button', { name: 'Enregistrer' }));
    await expect(toast(page, 'Permissions mises à jour avec succès !')).toBeVisible();
    expect(counter.effort).toEqual({ clicks: 4, keys: 2 });
  });

  test('give several people a right: found and selected, the bar, the right, the button', async ({
    page,
  }) => {
    const lastName = uniqueWord();
    const people = [await api.create({ lastName }), await api.create({ lastName, firstName: 'Awa' })];
    await counter.click(home.opener('Gestion Utilisateurs'));
    await users.grid.waitFor();
    await home.headerReady();
    await counter.press('/');
    await counter.type(users.search, lastName);
    await expect(users.grid.locator('[role="row"][row-id]')).toHaveCount(2);
    await counter.click(page.getByRole('checkbox', { name: 'Tout sélectionner' }));
    await counter.click(users.bulkBar.getByRole('button', { name: 'Rôle et droits' }));
    // The browser itself draws the options of a native list, where a test cannot click. Choosing
    // one counts as one click or key.
    counter.effort.clicks += 1;
    await page
      .getByRole('group', { name: 'Rapports' })
      .getByRole('combobox', { name: 'Modification' })
      .selectOption({ label: 'Accorder' });
    await counter.click(page.getByRole('button', { name: 'Enregistrer pour 2 personnes' }));
    await expect(page.getByText('2 personnes modifiées')).toBeVisible();
    for (const { id } of people)
      expect((await api.get(id)).permissions?.reports).toMatchObject({ write: true });
    expect(counter.effort).toEqual({ clicks: 5, keys: 1 });
  });

  test('reset a password: the palette, the tab, the button; nobody types one', async ({ page, mailbox }) => {
    const { user } = await api.createActive(mailbox);
    await openByPalette(page, user);
    await counter.click(page.getByRole('tab', { name: 'Sécurité' }));
    await counter.click(page.getByRole('button', { name: 'Envoyer un lien de réinitialisation' }));
    await expect(toast(page, `Lien de réinitialisation envoyé à ${user.email}.`)).toBeVisible();
    expect(counter.effort).toEqual({ clicks: 2, keys: 2 });
  });

  test('a filtered list for a spreadsheet: card, figure, Exporter, Exporter Excel', async ({ page }) => {
    await counter.click(home.opener('Gestion Utilisateurs'));
    await users.grid.waitFor();
    await counter.click(users.figure('Inactifs', /Inactif/));
    await counter.click(page.getByRole('button', { name: 'Exporter' }));
    const download = page.waitForEvent('download');
    await counter.click(page.getByRole('menuitem', { name: 'Exporter Excel' }));
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
    expect(counter.effort).toEqual({ clicks: 4, keys: 0 });
  });

  test('compare two people: menu, entry, name, Enter; copy the rights: one click more', async ({ page }) => {
    const [user, colleague] = [await api.create(), await api.create()];
    await api.grant(colleague.id, { reports: { visible: true, read: true, write: true } });
    await page.goto(`/users/${user.id}`);
    await counter.click(page.getByRole('button', { name: 'Autres actions' }));
    await counter.click(page.getByRole('menuitem', { name: 'Comparer ou copier des droits' }));
    await counter.type(page.getByRole('searchbox'), colleague.lastName);
    await expect(page.getByRole('link', { name: fullName(colleague) })).toBeVisible();
    await counter.press('Enter');
    await expect(page.getByText('1 différence')).toBeVisible();
    expect(counter.effort).toEqual({ clicks: 2, keys: 1 });
    await counter.click(page.getByRole('button', { name: 'Copier ces droits' }));
    await expect(toast(page, 'Permissions mises à jour avec succès !')).toBeVisible();
    await expect(page.getByText('Les droits sont les mêmes.')).toBeVisible();
    expect(counter.effort).toEqual({ clicks: 3, keys: 1 });
  });

  test('invite: card, Ajouter, the fields, Enter; the user name follows from the names', async ({ page }) => {
    const word = uniqueWord();
    const form = new UserFormPage(page);
    await counter.click(home.opener('Gestion Utilisateurs'));
    await counter.click(page.getByRole('button', { name: 'Ajouter' }));
    await counter.click(form.firstName);
    await counter.type(form.firstName, 'Koffi');
    await counter.press('Tab');
    await counter.type(form.lastName, word);
    await counter.press('Tab');
    await counter.type(form.email, `${word}@escale.test`);
    await expect(form.username).toHaveValue(new RegExp(word, 'i'));
    await counter.press('Enter');
    await expect(
      toast(page, "Utilisateur créé avec succès ! Un email d'invitation a été envoyé."),
    ).toBeVisible();
    await expect(page).toHaveURL('/users');
    expect(counter.effort).toEqual({ clicks: 3, keys: 3 });
  });
});

test.describe('from the quick access of the home', () => {
  const open = async (page: Page, name: string) => {
    await new HomePage(page).open();
    await counter.click(page.getByRole('main').getByRole('link', { name, exact: true }));
  };

  test('invite five: the link, the pasted list, the button [job 8]', async ({ page }) => {
    const word = uniqueWord();
    const lines = ['a', 'b', 'c', 'd', 'e'].map((letter) => `${letter}.${word}@escale.test;Awa;${word}`);
    await open(page, 'Inviter plusieurs personnes');
    const list = page.getByRole('textbox', { name: 'Personnes à inviter' });
    await counter.click(list);
    await counter.type(list, lines.join('\n'));
    await counter.click(page.getByRole('button', { name: 'Inviter 5 personnes' }));
    await expect(page.getByText('5 personnes invitées')).toBeVisible();
    expect(counter.effort).toEqual({ clicks: 3, keys: 0 });
  });

  test('who changed what yesterday: the link, the period; a sentence per entry [job 6]', async ({ page }) => {
    const user = await api.create();
    await api.update(user.id, { status: 'ACTIVE' });
    await open(page, "Journal d'audit");
    await expect(page.getByRole('grid').getByText(fullName(user)).first()).toBeVisible();
    // The browser itself draws the options of a native list: choosing one counts as one click or key.
    counter.effort.clicks += 1;
    await page.getByRole('combobox', { name: 'Période' }).selectOption({ label: 'Hier' });
    await expect(page).toHaveURL(/periode=yesterday/);
    expect(counter.effort).toEqual({ clicks: 2, keys: 0 });
  });

  test('an unknown address: the link, the address; all that came from it [job 15]', async ({
    page,
    stack,
  }) => {
    const { email } = accounts.operator;
    for (let attempt = 0; attempt < 2; attempt += 1)
      await page.request.post(`${stack.origin}/api/auth/login`, {
        data: { email, password: 'Faux-2025!', remember: false },
        headers: { origin: stack.origin },
      });
    await open(page, 'Activités suspectes');
    const panel = page.getByRole('tabpanel', { name: 'Activités suspectes' });
    await counter.click(panel.getByRole('link', { name: /^127\.0\.0\.1/ }).first());
    await expect(page).toHaveURL(/ip=127\.0\.0\.1/);
    await expect(page.getByRole('grid').getByText('127.0.0.1').first()).toBeVisible();
    expect(counter.effort).toEqual({ clicks: 2, keys: 0 });
  });
});

test('ask for access to a refused module: one click, a mail that names module and right [job 12]', async ({
  page,
  signIn,
}) => {
  await signIn('operator');
  await page.goto('/users');
  await expect(page.getByRole('heading', { name: 'Accès refusé' })).toBeVisible();
  const request = page.getByRole('link', { name: "Demander l'accès" });
  await expect(request).toHaveAttribute('href', /^mailto:[^?]+\?subject=/);
  const subject = decodeURIComponent((await request.getAttribute('href')) ?? '');
  expect(subject).toContain('Gestion Utilisateurs, ');
});

test.describe('oneself', () => {
  test('theme: the menu of the header, the entry', async ({ page }) => {
    await new HomePage(page).open();
    await counter.click(new UserMenu(page).button);
    await counter.click(page.getByRole('menuitemradio', { name: 'Sombre' }));
    await expect(page.locator('html')).toHaveClass(/dark/);
    expect(counter.effort).toEqual({ clicks: 2, keys: 0 });
  });

  test('language: the menu of the header, the entry', async ({ browser, stack, mailbox }) => {
    // An account for this test alone, since the choice is saved with the account.
    const { credentials } = await api.createActive(mailbox);
    const context = await browser.newContext({ baseURL: stack.origin, locale: 'fr-FR' });
    await signInByApi(context, stack, mailbox, credentials);
    const page = await context.newPage();
    const own = createInteractionCounter(page);
    await new HomePage(page).open();
    await own.click(new UserMenu(page).button);
    await own.click(page.getByRole('menuitemradio', { name: 'English' }));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(own.effort).toEqual({ clicks: 2, keys: 0 });
    await context.close();
  });
});

test.describe('sessions', () => {
  const list = (page: Page) => page.getByRole('heading', { level: 1, name: 'Sessions ouvertes' });

  for (const path of ['/dashboard', '/security'])
    test(`see who is connected: the link of the count on ${path} [job 4]`, async ({ page }) => {
      await page.goto(path);
      const card = page.getByRole('group', { name: 'Sessions actives' });
      await counter.click(card.getByRole('link', { name: 'Voir les sessions ouvertes' }));
      await expect(list(page)).toBeVisible();
      await expect(page.getByRole('grid').getByText('Votre session')).toBeVisible();
      expect(counter.effort).toEqual({ clicks: 1, keys: 0 });
    });

  test('revoke a session: the button of its row, the answer [job 4]', async ({
    page,
    browser,
    stack,
    mailbox,
  }) => {
    const context = await browser.newContext({ baseURL: stack.origin, locale: 'fr-FR' });
    const { accessToken, user } = await signInByApi(context, stack, mailbox, accounts.operator);
    const headers = { authorization: `Bearer ${accessToken}` };
    const get = (path: string) => context.request.get(`${stack.origin}/api${path}`, { headers });
    const { data } = (await (await get(`/users/${user.id}/sessions`)).json()) as {
      data: { id: string; current: boolean }[];
    };
    const theirs = data.find(({ current }) => current)?.id ?? '';

    await page.goto('/security/sessions?q=operateur');
    const row = page.locator(`[row-id="${theirs}"]`);
    await counter.click(row.getByRole('button', { name: /^Fermer la session/ }));
    await counter.click(page.getByRole('alertdialog').getByRole('button', { name: 'Fermer la session' }));
    await expect(toast(page, /^Session de .* fermée$/)).toBeVisible();
    await expect(row).toHaveCount(0);
    expect((await get('/auth/me')).status()).toBe(401);
    expect(counter.effort).toEqual({ clicks: 2, keys: 0 });
    await context.close();
  });
});
