import { fullName, type ModulePermissions, type PermissionMap } from '@escale/contracts';
import { accounts } from '../fixtures/accounts';
import { peopleApi, type PeopleApi } from '../fixtures/people-api';
import { signInByApi } from '../fixtures/sign-in-by-api';
import { expect, test } from '../fixtures/test';
import { HomePage } from '../pages/home-page';
import { toast } from '../pages/toasts';
import { UserDetailPage } from '../pages/user-detail-page';

const saved = 'Permissions mises à jour avec succès !';
const noAccess: ModulePermissions = { visible: false, read: false, write: false, delete: false };

let api: PeopleApi;
let detail: UserDetailPage;

test.beforeEach(async ({ context, page, stack, signIn }) => {
  const { accessToken } = await signIn('superAdmin');
  api = peopleApi(context.request, stack.origin, accessToken);
  detail = new UserDetailPage(page);
});

const permissionsOf = async (id: string): Promise<PermissionMap> => {
  const answer = await api.call('GET', `/users/${id}/preferences`);
  return ((await answer.json()) as { data: { permissions: PermissionMap } }).data.permissions;
};

test('a row for each module, a switch for each permission that it names', async ({ page }) => {
  const user = await api.create();
  await detail.open(user.id, 'permissions');
  const rows: Record<string, string[]> = {
    'Tableau de Bord': ['Consultation'],
    'Gestion Utilisateurs': ['Consultation', 'Modification', 'Suppression'],
    'Dashboard Sécurité': ['Consultation'],
    Paramètres: ['Consultation', 'Modification'],
    'Gestion Conteneurs': ['Consultation', 'Modification', 'Suppression'],
    Expéditions: ['Consultation', 'Modification', 'Suppression'],
    Rapports: ['Consultation', 'Modification'],
  };
  await expect(page.getByRole('tabpanel').getByRole('group')).toHaveCount(Object.keys(rows).length);
  for (const [module, names] of Object.entries(rows)) {
    const row = page.getByRole('group', { name: module });
    await expect(row.getByRole('switch')).toHaveCount(names.length + 1);
    for (const name of ['Module visible', ...names]) await expect(detail.flag(module, name)).toBeVisible();
  }
  await expect(page.getByRole('group', { name: 'Expéditions' }).getByText('par défaut : oui')).toHaveCount(3);
});

test('visible off disables the switches below; write takes read along; save waits for a change', async ({
  page,
}) => {
  const user = await api.create();
  const before = await permissionsOf(user.id);
  await detail.open(user.id, 'permissions');
  const save = page.getByRole('button', { name: 'Enregistrer les permissions' });
  await expect(save).toBeDisabled();
  await expect(detail.flag('Paramètres', 'Modification')).toBeDisabled();
  await detail.flag('Paramètres', 'Module visible').click();
  await detail.flag('Paramètres', 'Modification').click();
  await expect(detail.flag('Paramètres', 'Consultation')).toBeChecked();
  await expect(page.getByRole('group', { name: 'Paramètres' }).getByText('Différent du rôle')).toHaveCount(3);
  await save.click();
  await expect(toast(page, saved)).toBeVisible();
  await expect(save).toBeDisabled();
  const settings = { visible: true, read: true, write: true };
  expect(await permissionsOf(user.id)).toEqual({ ...before, settings: expect.objectContaining(settings) });
  await page.reload();
  await expect(detail.flag('Paramètres', 'Modification')).toBeChecked();
});

test('all, none, Rétablir; what the editor does not know is kept', async ({ page }) => {
  const user = await api.create();
  const known = await permissionsOf(user.id);
  const foreign = { ...known, reports: { ...noAccess, visible: true, archive: true } };
  await api.grant(user.id, foreign);
  await detail.open(user.id, 'permissions');
  await page.getByRole('button', { name: 'Tout accorder : Gestion Conteneurs' }).click();
  await page.getByRole('button', { name: 'Tout retirer : Expéditions' }).click();
  await page.getByRole('button', { name: 'Rétablir les droits du rôle Opérateur : Rapports' }).click();
  await page.getByRole('button', { name: 'Enregistrer les permissions' }).click();
  await expect(toast(page, saved)).toBeVisible();
  const after = await permissionsOf(user.id);
  expect(after.containers).toMatchObject({ visible: true, read: true, write: true, delete: true });
  expect(after.shipments).toMatchObject(noAccess);
  expect(after.reports).toMatchObject({ visible: true, read: true, archive: true });
});

test('a module made invisible leaves the home of that user', async ({ page, browser, stack, mailbox }) => {
  const { user, credentials } = await api.createActive(mailbox);
  await detail.open(user.id, 'permissions');
  await detail.flag('Tableau de Bord', 'Module visible').click();
  await page.getByRole('button', { name: 'Enregistrer les permissions' }).click();
  await expect(toast(page, saved)).toBeVisible();
  const context = await browser.newContext({ baseURL: stack.origin });
  await signInByApi(context, stack, mailbox, credentials);
  const home = new HomePage(await context.newPage());
  await home.open();
  await expect(home.card('Expéditions')).toBeVisible();
  await expect(home.card('Tableau de Bord')).toHaveCount(0);
  await context.close();
});

test("one's own permissions count at once, and one's own access cannot be taken", async ({
  page,
  context,
  stack,
  mailbox,
}) => {
  const { user, credentials } = await api.createActive(mailbox, { role: 'ADMIN' });
  await signInByApi(context, stack, mailbox, credentials);
  await detail.open(user.id, 'permissions');
  await expect(detail.flag('Gestion Utilisateurs', 'Modification')).toHaveAttribute('aria-disabled', 'true');
  await detail.flag('Paramètres', 'Module visible').click();
  await page.getByRole('button', { name: 'Enregistrer les permissions' }).click();
  await expect(toast(page, saved)).toBeVisible();
  const home = new HomePage(page);
  await page.getByRole('banner').getByRole('link').click();
  await expect(home.title).toBeVisible();
  await expect(home.card('Paramètres')).toHaveCount(0);
});

test('a failed save says so and keeps the draft', async ({ page }) => {
  const user = await api.create();
  await detail.open(user.id, 'permissions');
  await page.route(`**/api/users/${user.id}/permissions`, (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await detail.flag('Paramètres', 'Module visible').click();
  await page.getByRole('button', { name: 'Enregistrer les permissions' }).click();
  await expect(toast(page, 'Erreur: Impossible de modifier les permissions')).toBeVisible();
  await expect(toast(page, 'Erreur serveur. Veuillez réessayer plus tard.')).toBeVisible();
  await expect(detail.flag('Paramètres', 'Module visible')).toBeChecked();
});

interface Actor {
  name: string;
  role: 'SUPER_ADMIN' | 'ADMIN' | 'OPERATOR';
  users: ModulePermissions;
  /** Of the page: whether it opens, and whether what changes an operator is open. */
  opens: boolean;
  changes: boolean;
}

const read = { visible: true, read: true };
const actors: readonly Actor[] = [
  {
    name: 'a super administrator',
    role: 'SUPER_ADMIN',
    users: { ...read, write: true, delete: true },
    opens: true,
    changes: true,
  },
  {
    name: 'an administrator',
    role: 'ADMIN',
    users: { ...read, write: true, delete: false },
    opens: true,
    changes: true,
  },
  { name: 'an operator', role: 'OPERATOR', users: noAccess, opens: false, changes: false },
  {
    name: 'read only',
    role: 'OPERATOR',
    users: { ...read, write: false, delete: false },
    opens: true,
    changes: false,
  },
  {
    name: 'write without delete',
    role: 'OPERATOR',
    users: { ...read, write: true, delete: false },
    opens: true,
    changes: true,
  },
  { name: 'nothing', role: 'ADMIN', users: noAccess, opens: false, changes: false },
];

for (const { name, role, users, opens, changes } of actors) {
  test(`${name}: what is open on the page, and what the API answers`, async ({
    page,
    context,
    stack,
    mailbox,
  }) => {
    const target = await api.create();
    const above = (await api.list()).find(({ email }) => email === accounts.superAdmin.email);
    const { user, credentials } = await api.createActive(mailbox, { role });
    await api.grant(user.id, { ...(await permissionsOf(user.id)), users });
    const { accessToken } = await signInByApi(context, stack, mailbox, credentials);
    const own = peopleApi(context.request, stack.origin, accessToken);
    const statuses = async (id: string) => {
      const body = { permissions: await permissionsOf(target.id) };
      const preferences = {
        language: 'fr',
        timezone: 'Africa/Abidjan',
        dateFormat: 'DD/MM/YYYY',
        timeFormat: '24h',
        notifications: { email: true, newConnections: true, weeklyReports: false },
      };
      const calls = [
        ['GET', ''],
        ['GET', '/audit-logs?page=1&limit=20'],
        ['GET', '/sessions'],
        ['PUT', '', { firstName: 'Koffi' }],
        ['PUT', '/permissions', body],
        ['PUT', '/preferences', preferences],
      ] as const;
      return Promise.all(
        calls.map(async ([method, path, data]) =>
          (await own.call(method, `/users/${id}${path}`, data)).status(),
        ),
      );
    };
    const [seen, changed] = [opens ? 200 : 403, changes ? 200 : 403];
    expect(await statuses(target.id)).toEqual([seen, seen, seen, changed, changed, changed]);
    const reaches = role === 'SUPER_ADMIN' ? 200 : 403;
    expect((await own.call('PUT', `/users/${above?.id}`, { firstName: 'Awa' })).status()).toBe(reaches);

    await page.goto(`/users/${target.id}`);
    if (!opens) {
      await expect(page.getByRole('heading', { level: 1, name: 'Accès refusé' })).toBeVisible();
      return;
    }
    await expect(detail.header(fullName(target))).toBeVisible();
    const acts = [detail.edit, page.getByRole('button', { name: `Changer la photo de ${fullName(target)}` })];
    await page.getByRole('tab', { name: 'Permissions' }).click();
    acts.push(detail.flag('Tableau de Bord', 'Module visible'));
    for (const act of acts) {
      if (changes) await expect(act).not.toHaveAttribute('aria-disabled');
      else await expect(act).toHaveAttribute('title', /Il vous manque le droit 'Modification'/);
    }
    await page.getByRole('tab', { name: 'Sécurité' }).click();
    const password = page.getByRole('button', { name: 'Changer le mot de passe' });
    if (changes) await expect(password).not.toHaveAttribute('aria-disabled');
    else await expect(password).toHaveAttribute('aria-disabled', 'true');
  });
}
