import { fullName, type User } from '@escale/contracts';
import { peopleApi, type PeopleApi } from '../fixtures/people-api';
import { expect, test } from '../fixtures/test';
import { HomePage } from '../pages/home-page';
import { toast } from '../pages/toasts';
import { UserDetailPage } from '../pages/user-detail-page';
import { UsersPage } from '../pages/users-page';

let api: PeopleApi;

test.beforeEach(async ({ context, stack, signIn }) => {
  const { accessToken } = await signIn('superAdmin');
  api = peopleApi(context.request, stack.origin, accessToken);
});

const countOf = (users: User[], part: Partial<User>) =>
  users.filter((user) => Object.entries(part).every(([key, value]) => user[key as keyof User] === value))
    .length;

const percent = (part: number, total: number) =>
  `${((part / total) * 100).toLocaleString('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} %`;

test('from the home to the list and back: breadcrumb, counter, way back', async ({ page }) => {
  await new HomePage(page).open();
  await new HomePage(page).opener('Gestion Utilisateurs').click();
  const users = new UsersPage(page);
  await expect(users.title).toBeFocused();
  const total = (await api.list()).length;
  await expect(page.getByText(`${total} utilisateurs au total`)).toBeAttached();
  const breadcrumb = page.getByRole('navigation', { name: /Fil d'Ariane/i });
  await expect(breadcrumb).toContainText('Gestion des Utilisateurs');
  await expect(breadcrumb.getByRole('link', { name: 'Modules' })).toBeVisible();
  await page.getByRole('link', { name: 'Retour aux modules' }).click();
  await expect(page).toHaveURL('/modules');
});

test('the four cards count what the server sends', async ({ page }) => {
  const list = await api.list();
  await new UsersPage(page).open();
  const card = (label: string) => page.getByRole('group', { name: label, exact: true });
  await expect(card('Total')).toContainText(String(list.length));
  for (const [role, label] of [
    ['SUPER_ADMIN', 'Super Admin'],
    ['ADMIN', 'Administrateur'],
    ['OPERATOR', 'Opérateur'],
  ] as const) {
    await expect(card('Total')).toContainText(
      new RegExp(`${label}\\D*${countOf(list, { role })}|${countOf(list, { role })}\\D*${label}`),
    );
  }
  for (const [status, label] of [
    ['ACTIVE', 'Actifs'],
    ['INACTIVE', 'Inactifs'],
    ['SUSPENDED', 'Suspendus'],
  ] as const) {
    const count = countOf(list, { status });
    await expect(card(label)).toContainText(String(count));
    await expect(card(label)).toContainText(percent(count, list.length));
  }
});

test('the columns of the table, and those that are hidden at first', async ({ page }) => {
  const user = await api.create();
  const name = fullName(user);
  const users = new UsersPage(page);
  await users.open(user.lastName);
  for (const header of ['Utilisateur', 'Email', 'Rôle', 'Statut', 'Dernière connexion']) {
    await expect(users.grid.getByRole('columnheader', { name: header })).toBeVisible();
  }
  await expect(users.row(name)).toContainText(`@${user.username}`);
  await expect(users.row(name)).toContainText(user.email);
  await expect(await users.cell(name, 'Rôle')).toHaveText('Opérateur');
  await expect(await users.cell(name, 'Dernière connexion')).toHaveText('Jamais');
  await expect(users.grid.getByRole('columnheader', { name: 'Créé le' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Colonnes' }).click();
  await page.getByRole('checkbox', { name: 'Créé le' }).check();
  await page.getByRole('checkbox', { name: 'Créé par' }).check();
  await page.getByRole('button', { name: 'Fermer' }).click();
  await expect(await users.cell(name, 'Créé par')).toHaveText('awa.kone');
  await expect(await users.cell(name, 'Créé le')).toHaveText(/^\d\d\/\d\d\/\d{4}$/);
  await page.reload();
  await expect(users.grid.getByRole('columnheader', { name: 'Créé par' })).toBeVisible();
});

test('search over what is shown, without accents, in the address', async ({ page }) => {
  const user = await api.create({ firstName: 'Zoé-Éloïse' });
  const users = new UsersPage(page);
  await users.open();
  await users.search.fill(`zoe-eloise ${user.lastName}`);
  await expect(users.row(fullName(user))).toBeVisible();
  await expect(page).toHaveURL(/\?q=zoe-eloise/);
  await users.search.fill('personne de ce nom');
  await expect(page.getByText('Aucun résultat')).toBeVisible();
});

test('every column sorts, ascending and then descending', async ({ page }) => {
  await Promise.all([
    api.create({ firstName: 'Tri' }),
    api.create({ firstName: 'Tri' }),
    api.create({ firstName: 'Tri' }),
  ]);
  const users = new UsersPage(page);
  await users.open('Tri e2e');
  for (const header of ['Email', 'Rôle', 'Statut', 'Dernière connexion', 'Utilisateur']) {
    const head = users.grid.getByRole('columnheader', { name: header });
    const before = await head.getAttribute('aria-sort');
    await users.sort(header);
    await expect(head).not.toHaveAttribute('aria-sort', before ?? 'none');
    await users.sort(header);
    await expect(head).toHaveAttribute('aria-sort', /ascending|descending/);
  }
  await users.sort('Email');
  await expect(users.grid.getByRole('columnheader', { name: 'Email' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  const ascending = await users.column('Email');
  expect(ascending).toEqual([...ascending].sort((one, other) => one.localeCompare(other, 'fr')));
  await users.sort('Email');
  await expect.poll(() => users.column('Email')).toEqual(ascending.toReversed());
});

test('role and status filter the list, in the address', async ({ page }) => {
  const list = await api.list();
  const users = new UsersPage(page);
  await users.open();
  await page.getByRole('combobox', { name: 'Rôle' }).selectOption({ label: 'Administrateur' });
  await expect(page.getByText(`${countOf(list, { role: 'ADMIN' })} élément(s) au total`)).toBeVisible();
  await page.getByRole('combobox', { name: 'Statut' }).selectOption({ label: 'Inactif' });
  await expect(
    page.getByText(`${countOf(list, { role: 'ADMIN', status: 'INACTIVE' })} élément(s) au total`),
  ).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL('/users?role=ADMIN&statut=INACTIVE');
  await expect(page.getByRole('combobox', { name: 'Statut' })).toHaveValue('INACTIVE');
});

test('the icons of a row: view, edit, delete; the button that adds', async ({ page }) => {
  const user = await api.create();
  const name = fullName(user);
  const users = new UsersPage(page);
  await users.open(user.lastName);
  await users.action('Voir le détail', name).click();
  await expect(page).toHaveURL(`/users/${user.id}`);
  await page.goBack();
  await users.action('Modifier', name).click();
  await expect(page).toHaveURL(`/users/${user.id}`);
  await expect(new UserDetailPage(page).save).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`\\?q=${user.lastName}`));
  await page.getByRole('button', { name: 'Ajouter' }).click();
  await expect(page).toHaveURL('/users/add');
});

test('a single deletion asks by name and deletes', async ({ page }) => {
  const user = await api.create();
  const name = fullName(user);
  const users = new UsersPage(page);
  await users.open(user.lastName);
  await users.action('Supprimer', name).click();
  await expect(users.dialog).toContainText(`Êtes-vous sûr de vouloir supprimer l'utilisateur ${name} ?`);
  await users.dialog.getByRole('button', { name: 'Annuler' }).click();
  await expect(users.row(name)).toBeVisible();
  await users.action('Supprimer', name).click();
  await users.dialog.getByRole('button', { name: 'Supprimer' }).click();
  await expect(toast(page, 'Utilisateur supprimé avec succès !')).toBeVisible();
  await expect(users.row(name)).toHaveCount(0);
  expect((await api.call('GET', `/users/${user.id}`)).status()).toBe(404);
});

test('an invitation is sent again, and its link is a new one', async ({ page, mailbox }) => {
  const user = await api.create();
  const users = new UsersPage(page);
  const seen = await mailbox.count(user.email);
  await users.open(user.lastName);
  await expect(users.row(fullName(user))).toContainText('Invitation en attente');
  await users.action("Renvoyer l'invitation", fullName(user)).click();
  await expect(toast(page, `Invitation renvoyée à ${user.email}.`)).toBeVisible();
  expect(await mailbox.linkFor(user.email, seen)).toContain('invitation=true');
});
