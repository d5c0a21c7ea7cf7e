import type { PermissionMap } from '@escale/contracts';
import { accounts } from '../fixtures/accounts';
import { peopleApi } from '../fixtures/people-api';
import { signInByApi } from '../fixtures/sign-in-by-api';
import { expect, test } from '../fixtures/test';
import { HomePage } from '../pages/home-page';
import { withoutLiveConnection } from '../pages/live-connection';
import { toast } from '../pages/toasts';
import { UserDetailPage } from '../pages/user-detail-page';
import { homeLink } from '../pages/home-link';

const savedToast = 'Permissions mises à jour avec succès !';

test('permissions: a revoked module leaves the home of the user, and users cannot lock themselves out [§2-75] @firefox', async ({
  page,
  browser,
  context,
  stack,
  mailbox,
  signIn,
}) => {
  const { accessToken } = await signIn('superAdmin');
  const api = peopleApi(context.request, stack.origin, accessToken);
  const { user, credentials } = await api.createActive(mailbox, { role: 'ADMIN' });
  const permissions = async () => {
    const answer = await api.call('GET', `/users/${user.id}/preferences`);
    return ((await answer.json()) as { data: { permissions: PermissionMap } }).data.permissions;
  };
  const before = await permissions();
  await api.grant(user.id, before);
  const save = 'Enregistrer les permissions';
  const detail = new UserDetailPage(page);
  await detail.open(user.id, 'permissions');

  await test.step('a row for each module of the registry, a switch for each of its permissions', async () => {
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
      await expect(page.getByRole('group', { name: module }).getByRole('switch')).toHaveCount(
        names.length + 1,
      );
      for (const name of ['Module visible', ...names]) await expect(detail.flag(module, name)).toBeVisible();
    }
  });

  await test.step('all changes are saved together; what was not touched is kept', async () => {
    await detail.flag('Tableau de Bord', 'Module visible').click();
    await page.getByRole('button', { name: 'Aucun droit : Expéditions' }).click();
    await page.getByRole('button', { name: 'Tout accorder : Gestion Conteneurs' }).click();
    await detail.savePermissions();
    await expect(toast(page, savedToast)).toBeVisible();
    await expect(page.getByRole('button', { name: save })).toHaveCount(0);
    expect(await permissions()).toMatchObject({
      dashboard: { visible: false },
      shipments: { visible: false, read: false, write: false, delete: false },
      containers: { visible: true, read: true, write: true, delete: true },
      settings: before.settings,
    });
    await page.reload();
    await expect(detail.flag('Tableau de Bord', 'Module visible')).not.toBeChecked();
  });

  const other = await browser.newContext({ baseURL: stack.origin });
  await signInByApi(other, stack, mailbox, credentials);
  const theirs = await other.newPage();
  const home = new HomePage(theirs);

  await test.step('the home of that user follows', async () => {
    await home.open();
    await expect(home.card('Gestion Conteneurs')).toBeVisible();
    await expect(home.card('Tableau de Bord')).toHaveCount(0);
    await expect(home.card('Paramètres')).toBeVisible();
  });

  await test.step("one's own permissions count at once, and one's own access cannot be taken away", async () => {
    const own = new UserDetailPage(theirs);
    await own.open(user.id, 'permissions');
    await expect(own.flag('Gestion Utilisateurs', 'Modification')).toHaveAttribute('aria-disabled', 'true');
    await own.flag('Paramètres', 'Module visible').click();
    await own.savePermissions();
    await expect(toast(theirs, savedToast)).toBeVisible();
    await homeLink(theirs).click();
    await expect(home.title).toBeVisible();
    await expect(home.card('Paramètres')).toHaveCount(0);
  });
  await other.close();
});

for (const width of [1440, 1024, 360])
  test(`at ${width} px no switch moves when a right is customised, and the save bar covers no pressed one`, async ({
    page,
    context,
    stack,
    signIn,
  }) => {
    const { accessToken } = await signIn('superAdmin');
    const user = await peopleApi(context.request, stack.origin, accessToken).create();
    await page.setViewportSize({ width, height: 900 });
    const detail = new UserDetailPage(page);
    await detail.open(user.id, 'permissions');
    const switches = page.getByRole('tabpanel').getByRole('switch');
    await expect(switches.first()).toBeVisible();
    const places = () =>
      switches.evaluateAll((all) =>
        all.map((one) => [one, one.closest('[role=tabpanel]')].map((part) => part?.getBoundingClientRect())),
      );
    /** Returns positions relative to the panel, which do not change when the page scrolls. */
    const inPanel = async () =>
      (await places()).map(([one, panel]) => [
        (one?.x ?? 0) - (panel?.x ?? 0),
        (one?.y ?? 0) - (panel?.y ?? 0),
      ]);
    const before = await inPanel();
    for (const one of await switches.all()) {
      if ((await one.getAttribute('aria-disabled')) === 'true') continue;
      await one.click();
      const pressed = await one.evaluate((element) => {
        const { x, y, width: wide, height } = element.getBoundingClientRect();
        return document.elementFromPoint(x + wide / 2, y + height / 2) === element;
      });
      expect(pressed).toBe(true);
    }
    await expect(page.getByText('Personnalisé').first()).toBeVisible();
    expect(await inPanel()).toEqual(before);
  });

test('two administrators edit the permissions of one user: the second is informed, and the changes of both are kept', async ({
  page,
  browser,
  context,
  stack,
  mailbox,
  signIn,
}) => {
  const { accessToken } = await signIn('superAdmin');
  const api = peopleApi(context.request, stack.origin, accessToken);
  const user = await api.create();
  const permissions = async () => {
    const answer = await api.call('GET', `/users/${user.id}/preferences`);
    return ((await answer.json()) as { data: { permissions: PermissionMap } }).data.permissions;
  };
  const second = await browser.newContext({ baseURL: stack.origin });
  await signInByApi(second, stack, mailbox, accounts.admin);
  const theirPage = await second.newPage();
  // Otherwise the second editor would show the first change before its own save.
  await withoutLiveConnection(theirPage);
  const [mine, theirs] = [new UserDetailPage(page), new UserDetailPage(theirPage)];
  for (const one of [mine, theirs]) await one.open(user.id, 'permissions');

  await mine.flag('Rapports', 'Module visible').click();
  await mine.savePermissions();
  await expect(toast(page, savedToast)).toBeVisible();

  await theirs.flag('Expéditions', 'Modification').click();
  await theirs.savePermissions();
  await expect(theirs.stale).toBeVisible();
  await expect(theirs.flag('Rapports', 'Module visible')).not.toBeChecked();
  await expect(theirs.flag('Expéditions', 'Modification')).not.toBeChecked();
  expect(await permissions()).toMatchObject({ reports: { visible: false }, shipments: { write: true } });

  await theirs.savePermissions();
  await expect(toast(theirPage, savedToast)).toBeVisible();
  expect(await permissions()).toMatchObject({ reports: { visible: false }, shipments: { write: false } });
  await second.close();
});
