import { fullName } from '@escale/contracts';
import { accounts } from '../fixtures/accounts';
import { peopleApi, type PeopleApi } from '../fixtures/people-api';
import { signInByApi } from '../fixtures/sign-in-by-api';
import { expect, test } from '../fixtures/test';
import { watchLiveConnection, withoutLiveConnection } from '../pages/live-connection';
import { toast } from '../pages/toasts';
import { UserDetailPage } from '../pages/user-detail-page';

const savedToast = 'Informations utilisateur mises à jour avec succès !';

let api: PeopleApi;
let detail: UserDetailPage;

test.beforeEach(async ({ context, page, stack, signIn }) => {
  const { accessToken } = await signIn('superAdmin');
  api = peopleApi(context.request, stack.origin, accessToken);
  detail = new UserDetailPage(page);
});

test('the detail page: header and tabs, an edit with its question, the activity, and its deletion elsewhere [§2-68 §2-72 §3-1 §8-27 §8-46]', async ({
  page,
}) => {
  const user = await api.create();
  const firstName = '<img src=x onerror=alert(1)>';
  const tab = (name: string) => page.getByRole('tab', { name });
  const live = watchLiveConnection(page);
  await detail.open(user.id);

  await test.step('header, breadcrumb and facts', async () => {
    const header = detail.header(fullName(user));
    for (const text of [fullName(user), user.email, 'Opérateur', 'Inactif', 'Invitation en attente'])
      await expect(header.getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByRole('navigation', { name: "Fil d'Ariane" }).getByRole('listitem')).toHaveText([
      'Modules',
      'Gestion des Utilisateurs',
      fullName(user),
    ]);
    await expect(page.getByText('Jamais connecté')).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: 'awa.kone' })).toBeVisible();
  });

  await test.step('the tab is part of the address: it survives a reload, and back returns', async () => {
    await expect(page.getByRole('tab')).toHaveText([
      'Informations générales',
      'Permissions',
      'Préférences',
      'Sécurité',
      'Activité',
    ]);
    await tab('Activité').click();
    await expect(page).toHaveURL(`/users/${user.id}?onglet=activity`);
    await page.reload();
    await expect(tab('Activité')).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(tab('Informations générales')).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('a save asks first, sends all fields with the version seen, and leaves edit mode', async () => {
    await detail.edit.click();
    await expect(detail.header(fullName(user)).getByText('Modification en cours')).toBeVisible();
    await detail.field('Prénom').fill(firstName);
    await detail.choice('Rôle').selectOption('Administrateur');
    await detail.choice('Statut').selectOption('Suspendu');
    await detail.save.click();
    await expect(detail.dialog).toContainText('Êtes-vous sûr de vouloir modifier ces informations ?');
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await detail.confirm('Modifier');
    const request = await sent;
    const { email, username, lastName } = user;
    const changed = { firstName, role: 'ADMIN', status: 'SUSPENDED' };
    expect(request.postDataJSON()).toEqual({ email, username, lastName, ...changed });
    expect(request.headers()['if-match']).toBe(user.updatedAt);
    await expect(toast(page, savedToast)).toBeVisible();
    await expect(detail.edit).toBeVisible();
    await expect(detail.header(`${firstName} ${lastName}`).getByText('Suspendu')).toBeVisible();
    expect(await api.get(user.id)).toMatchObject(changed);
  });

  await test.step('the activity lists what was done', async () => {
    await tab('Activité').click();
    const rows = page.getByRole('list', { name: 'Activité' }).getByRole('listitem');
    // The changes of one save have the same time; their order is undefined.
    const change = rows.filter({ has: page.getByText('Fiche modifiée', { exact: true }) });
    await expect(change).toContainText(new RegExp(`Prénom\\s: ${user.firstName} → .*<img src=x onerror`));
    await expect(change).toContainText('il y a quelques minutes');
    await expect(rows.last()).toContainText('Création');
    await detail.choice('Action').selectOption('Création');
    await expect(rows).toHaveCount(1);
    await detail.choice('Action').selectOption('Suppression');
    await expect(page.getByText('Aucune activité enregistrée')).toBeVisible();
  });

  await test.step('a deletion elsewhere shows at once, with the way to the list', async () => {
    await expect.poll(live.accepted).toBeGreaterThan(0);
    expect((await api.call('DELETE', `/users/${user.id}`)).ok()).toBe(true);
    await expect(page.getByRole('heading', { name: 'Utilisateur non trouvé' })).toBeVisible();
    await page.getByRole('link', { name: 'Retour à la liste' }).click();
    await expect(page).toHaveURL('/users');
  });
});

test('two administrators edit the same user: the second save is refused and loses nothing', async ({
  browser,
  page,
  stack,
  mailbox,
}) => {
  const user = await api.create();
  const second = await browser.newContext({ baseURL: stack.origin });
  await signInByApi(second, stack, mailbox, accounts.admin);
  const theirPage = await second.newPage();
  // Otherwise the second form would show the first change before its own save.
  await withoutLiveConnection(theirPage);
  const theirs = new UserDetailPage(theirPage);
  for (const one of [detail, theirs]) {
    await one.open(user.id);
    await one.edit.click();
  }
  await detail.field('Nom').fill('Premier');
  await detail.field("Nom d'utilisateur").fill(`${user.username}.un`);
  await detail.saveGeneral();
  await expect(toast(page, savedToast)).toBeVisible();
  await theirs.field('Nom').fill('Second');
  await theirs.saveGeneral();
  await expect(theirs.stale).toBeVisible();
  await expect(theirs.field('Nom')).toHaveValue('Second');
  await expect(theirs.field("Nom d'utilisateur")).toHaveValue(`${user.username}.un`);
  expect((await api.get(user.id)).lastName).toBe('Premier');
  await theirs.saveGeneral();
  await expect(theirs.edit).toBeVisible();
  expect(await api.get(user.id)).toMatchObject({ lastName: 'Second', username: `${user.username}.un` });
  await second.close();
});

test('unsaved edits: leaving the page asks first, and a reload brings up the question of the browser', async ({
  page,
}) => {
  const user = await api.create();
  await detail.open(user.id);
  await detail.edit.click();
  await detail.field('Nom').fill('Ouattara-Bamba');
  await page.getByRole('tab', { name: 'Permissions' }).click();
  await expect(detail.dialog).toBeHidden();
  await page.getByRole('link', { name: 'Retour aux modules' }).click();
  await expect(detail.dialog).toContainText('Quitter sans enregistrer ?');
  await detail.confirm('Continuer la saisie');
  await page.getByRole('tab', { name: 'Informations générales' }).click();
  await expect(detail.field('Nom')).toHaveValue('Ouattara-Bamba');
  const asked = page.waitForEvent('dialog');
  const reload = page.reload().catch(() => undefined);
  expect((await asked).type()).toBe('beforeunload');
  await (await asked).accept();
  await reload;
  await detail.title.waitFor();
  await page.getByRole('link', { name: 'Retour aux modules' }).click();
  await expect(page).toHaveURL('/users');
});
