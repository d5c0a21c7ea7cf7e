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

const formatPercent = (part: number, total: number) =>
  `${((part / total) * 100).toLocaleString('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} %`;

test('the list: from the home and back, with the figures, columns, search, sort and filters [§1-2 §2-53 §2-54 §2-55 §2-57 §2-58 §2-60 §3-23] @firefox', async ({
  page,
}) => {
  const made = [
    await api.create({ firstName: 'Zoé-Éloïse' }),
    await api.create({ firstName: 'Zoé-Éloïse' }),
    await api.create({ firstName: 'Zoé-Éloïse' }),
  ];
  const [user] = made as [User];
  const name = fullName(user);
  const list = await api.list();
  const users = new UsersPage(page);
  const header = (label: string) => users.grid.getByRole('columnheader', { name: label });

  await test.step('from the home, with breadcrumb and counter', async () => {
    await new HomePage(page).open();
    await new HomePage(page).opener('Gestion Utilisateurs').click();
    await expect(users.title).toBeFocused();
    await expect(page.getByText(`${list.length} utilisateurs au total`)).toBeAttached();
    const breadcrumb = page.getByRole('navigation', { name: /Fil d'Ariane/i });
    await expect(breadcrumb).toContainText('Gestion des Utilisateurs');
    await expect(breadcrumb.getByRole('link', { name: 'Modules' })).toBeVisible();
  });

  await test.step('the four cards count what the server sends', async () => {
    const card = (label: string) => page.getByRole('group', { name: label, exact: true });
    await expect(card('Total')).toContainText(String(list.length));
    for (const [role, label] of [
      ['SUPER_ADMIN', 'Super Admin'],
      ['ADMIN', 'Administrateur'],
      ['OPERATOR', 'Opérateur'],
    ] as const) {
      const count = countOf(list, { role });
      await expect(card('Total')).toContainText(new RegExp(`${label}\\D*${count}|${count}\\D*${label}`));
    }
    for (const [status, label] of [
      ['ACTIVE', 'Actifs'],
      ['INACTIVE', 'Inactifs'],
      ['SUSPENDED', 'Suspendus'],
    ] as const) {
      const count = countOf(list, { status });
      await expect(card(label)).toContainText(String(count));
      await expect(card(label)).toContainText(formatPercent(count, list.length));
    }
  });

  await test.step('the search ignores accents and goes into the address', async () => {
    await users.search.fill('personne de ce nom');
    await expect(page.getByText('Aucune donnée disponible')).toBeVisible();
    await users.search.fill(`zoe-eloise ${user.lastName}`);
    await expect(users.row(name)).toBeVisible();
    await expect(page).toHaveURL(/\?q=zoe-eloise/);
  });

  await test.step('the columns, and the hidden ones, which are remembered', async () => {
    for (const label of ['Utilisateur', 'Email', 'Rôle', 'Statut', 'Dernière connexion'])
      await expect(header(label)).toBeVisible();
    for (const text of [`@${user.username}`, user.email, 'Invitation en attente'])
      await expect(users.row(name)).toContainText(text);
    await expect(await users.cell(name, 'Rôle')).toHaveText('Opérateur');
    await expect(await users.cell(name, 'Dernière connexion')).toHaveText('Jamais');
    await expect(header('Créé le')).toHaveCount(0);
    await page.getByRole('button', { name: 'Colonnes' }).click();
    await page.getByRole('checkbox', { name: 'Créé le' }).check();
    await page.getByRole('checkbox', { name: 'Créé par' }).check();
    await page.getByRole('button', { name: 'Fermer' }).click();
    await expect(await users.cell(name, 'Créé par')).toHaveText('awa.kone');
    await expect(await users.cell(name, 'Créé le')).toHaveText(/^\d\d\/\d\d\/\d{4}$/);
    await page.reload();
    await expect(header('Créé par')).toBeVisible();
  });

  await test.step('every column sorts both ways', async () => {
    await users.open('Zoé-Éloïse');
    for (const label of ['Rôle', 'Statut', 'Dernière connexion', 'Utilisateur', 'Email']) {
      const before = await header(label).getAttribute('aria-sort');
      await users.sort(label);
      await expect(header(label)).not.toHaveAttribute('aria-sort', before ?? 'none');
      await users.sort(label);
      await expect(header(label)).toHaveAttribute('aria-sort', 'descending');
    }
    const emails = made.map(({ email }) => email).toSorted((one, other) => one.localeCompare(other, 'fr'));
    await expect.poll(() => users.column('Email')).toEqual(emails.toReversed());
    await users.sort('Email');
    await expect.poll(() => users.column('Email')).toEqual(emails);
  });

  await test.step('role and status filter the list and survive a reload', async () => {
    await users.open();
    const shown = (count: number) => page.getByText(new RegExp(`^${count} affichés?$`));
    await users.figure('Total', /Administrateur/).click();
    await expect(shown(countOf(list, { role: 'ADMIN' }))).toBeVisible();
    await users.figure('Inactifs', /Inactif/).click();
    await expect(shown(countOf(list, { role: 'ADMIN', status: 'INACTIVE' }))).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL(/role=ADMIN&statut=INACTIVE/);
    await expect(users.figure('Inactifs', /Inactif/)).toHaveAttribute('aria-pressed', 'true');
  });

  await page.getByRole('link', { name: 'Retour aux modules' }).click();
  await expect(page).toHaveURL('/modules');
});

test('the actions of a row: view, edit, invite again and delete [§2-19 §2-56] @firefox', async ({
  page,
  mailbox,
}) => {
  const user = await api.create();
  const name = fullName(user);
  const users = new UsersPage(page);
  await users.open(user.lastName);

  await test.step('view and edit lead to the detail page, and back returns to the search', async () => {
    await users.action('Voir le détail', name).click();
    await expect(page).toHaveURL(`/users/${user.id}`);
    await page.goBack();
    await users.action('Modifier', name).click();
    await expect(page).toHaveURL(`/users/${user.id}`);
    await expect(new UserDetailPage(page).save).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`\\?q=${user.lastName}`));
  });

  await test.step('a new invitation is sent, and the former one is no longer valid', async () => {
    const former = await mailbox.linkFor(user.email);
    const seen = await mailbox.count(user.email);
    await users.action("Renvoyer l'invitation", name).click();
    await expect(toast(page, `Invitation renvoyée à ${user.email}.`)).toBeVisible();
    const link = await mailbox.linkFor(user.email, seen);
    expect(link).toContain('invitation=true');
    expect(link).not.toBe(former);
    const token = new URLSearchParams(former.slice(former.indexOf('?'))).get('token');
    const body = { token, password: 'Quai-Nord-2026!', isInvitation: true };
    expect((await api.call('POST', '/auth/reset-password', body)).status()).toBeGreaterThanOrEqual(400);
  });

  await test.step('a deletion asks by name', async () => {
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
});
