import { fullName } from '@escale/contracts';
import { accounts } from '../fixtures/accounts';
import { holdCalls } from '../fixtures/answers';
import { checkAccessibility } from '../fixtures/check-accessibility';
import { peopleApi, type PeopleApi } from '../fixtures/people-api';
import { signInByApi } from '../fixtures/sign-in-by-api';
import { expect, test } from '../fixtures/test';
import { watchLiveConnection, withoutLiveConnection } from '../pages/live-connection';
import { UserDetailPage } from '../pages/user-detail-page';
import { toast } from '../pages/toasts';
import { UsersPage } from '../pages/users-page';

const nobody = '00000000-0000-4000-8000-000000000000';
const saved = 'Informations utilisateur mises à jour avec succès !';

let api: PeopleApi;
let detail: UserDetailPage;

test.beforeEach(async ({ context, page, stack, signIn }) => {
  const { accessToken } = await signIn('superAdmin');
  api = peopleApi(context.request, stack.origin, accessToken);
  detail = new UserDetailPage(page);
});

test('header, breadcrumb, five tabs, and the way back to the list', async ({ page }) => {
  const user = await api.create();
  await detail.open(user.id);
  const header = detail.header(fullName(user));
  for (const text of [fullName(user), user.email, 'Opérateur', 'Inactif', 'Invitation en attente'])
    await expect(header.getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText([
    'Informations générales',
    'Permissions',
    'Préférences',
    'Sécurité',
    'Activité',
  ]);
  const way = page.getByRole('navigation').getByRole('listitem');
  await expect(way).toHaveText(['Modules', 'Gestion des Utilisateurs', fullName(user)]);
  await page.getByRole('link', { name: 'Retour aux modules' }).click();
  await expect(page).toHaveURL('/users');
});

test('the tab stands in the address, survives a reload, and back returns', async ({ page }) => {
  const user = await api.create();
  await detail.open(user.id);
  await page.getByRole('tab', { name: 'Activité' }).click();
  await expect(page).toHaveURL(`/users/${user.id}?onglet=activity`);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Activité' })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Informations générales' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('the general tab reads: who made the account, and that nobody has signed in yet', async ({ page }) => {
  const user = await api.create();
  await detail.open(user.id);
  await expect(page.getByText('Jamais connecté')).toBeVisible();
  const creator = page.getByRole('definition').filter({ hasText: 'awa.kone' });
  await expect(creator).toBeVisible();
  const me = (await api.list()).find(({ email }) => email === accounts.superAdmin.email);
  await detail.open(me?.id ?? '');
  await expect(page.getByText('Système')).toBeVisible();
});

test('Modifier, the hint of Mode édition, Annuler', async ({ page }) => {
  const user = await api.create();
  await detail.open(user.id);
  await detail.edit.click();
  await expect(detail.header(fullName(user)).getByText('Édition en cours')).toBeVisible();
  await page.getByRole('button', { name: 'Mode édition' }).click();
  await expect(toast(page, /bouton d'enregistrement de l'onglet actif/)).toBeVisible();
  await detail.field('Prénom').fill('Autre');
  await detail.cancel.click();
  await expect(detail.field('Prénom')).toBeHidden();
  expect((await api.get(user.id)).firstName).toBe(user.firstName);
});

test('the edit action of the table opens the page in edit mode; a reload does not', async ({ page }) => {
  const user = await api.create();
  const users = new UsersPage(page);
  await users.open(user.lastName);
  await users.action('Modifier', fullName(user)).click();
  await expect(page).toHaveURL(`/users/${user.id}`);
  await expect(detail.field('Prénom')).toHaveValue(user.firstName);
  await page.reload();
  await expect(detail.edit).toBeVisible();
  await expect(detail.field('Prénom')).toBeHidden();
});

test('a save asks first, sends the fields with the version seen, and leaves edit mode', async ({ page }) => {
  const user = await api.create();
  await detail.open(user.id);
  await detail.edit.click();
  await detail.field('Nom').fill('Ouattara');
  await detail.choice('Rôle').selectOption('Administrateur');
  await detail.choice('Statut').selectOption('Suspendu');
  await detail.save.click();
  await expect(detail.dialog).toContainText('Êtes-vous sûr de vouloir modifier ces informations ?');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await detail.confirm('Modifier');
  const request = await sent;
  const { email, username, firstName } = user;
  expect(request.postDataJSON()).toEqual({
    email,
    username,
    firstName,
    lastName: 'Ouattara',
    role: 'ADMIN',
    status: 'SUSPENDED',
  });
  expect(request.headers()['if-match']).toBe(user.updatedAt);
  await expect(toast(page, saved)).toBeVisible();
  await expect(detail.edit).toBeVisible();
  await expect(detail.header(`${firstName} Ouattara`).getByText('Suspendu')).toBeVisible();
  expect(await api.get(user.id)).toMatchObject({ lastName: 'Ouattara', role: 'ADMIN', status: 'SUSPENDED' });
});

const rules: [string, string, string][] = [
  ['Adresse email', '', 'Email invalide'],
  ['Adresse email', 'awa@', 'Email invalide'],
  ["Nom d'utilisateur", 'ab', "Nom d'utilisateur minimum 3 caractères"],
  ['Prénom', '', 'Prénom requis'],
  ['Nom', '  ', 'Nom requis'],
  ['Prénom', 'x'.repeat(10_000), 'Prénom maximum 100 caractères'],
  ['Nom', 'x'.repeat(10_000), 'Nom maximum 100 caractères'],
  ["Nom d'utilisateur", 'x'.repeat(10_000), "Nom d'utilisateur maximum 100 caractères"],
  ['Adresse email', `${'x'.repeat(10_000)}@escale.test`, 'Email invalide'],
];

test('each rule of the general tab says its sentence before any call', async ({ page, requests }) => {
  const user = await api.create();
  await detail.open(user.id);
  await detail.edit.click();
  requests.clear();
  for (const [label, text, message] of rules) {
    const before = await detail.field(label).inputValue();
    await detail.field(label).fill(text);
    await detail.save.click();
    await expect(page.getByText(message, { exact: true }), `${label} ${text.slice(0, 9)}`).toBeVisible();
    await expect(detail.dialog).toBeHidden();
    await detail.field(label).fill(before);
    await expect(page.getByText(message, { exact: true })).toBeHidden();
  }
  expect(requests.matching(`/api/users/${user.id}`)).toEqual([]);
});

for (const [name, text] of [
  ['emoji', '🚢 Koffi'],
  ['right-to-left text', 'كوفي'],
  ['HTML', '<img src=x onerror=alert(1)>'],
  ['SQL', "'); DROP TABLE users; --"],
  ['a formula', '=HYPERLINK("http://x.test")'],
] as const) {
  test(`${name} in a name is kept and shown as text`, async ({ page }) => {
    const user = await api.create();
    await detail.open(user.id);
    await detail.edit.click();
    await detail.field('Prénom').fill(text);
    await detail.saveGeneral();
    await expect(toast(page, saved)).toBeVisible();
    await expect(detail.header(`${text} ${user.lastName}`)).toBeVisible();
    expect((await api.get(user.id)).firstName).toBe(text);
  });
}

test('an address that is taken: the sentence of the server on the field and as a toast', async ({ page }) => {
  const [user, other] = [await api.create(), await api.create()];
  await detail.open(user.id);
  await detail.edit.click();
  await detail.field('Adresse email').fill(other.email);
  await detail.saveGeneral();
  await expect(toast(page, /^Erreur: /)).toBeVisible();
  await expect(detail.field('Adresse email')).toHaveValue(other.email);
  expect((await api.get(user.id)).email).toBe(user.email);
});

test('two administrators edit the same user: the second is told and loses nothing typed', async ({
  browser,
  page,
  stack,
  mailbox,
}) => {
  const user = await api.create();
  const second = await browser.newContext({ baseURL: stack.origin });
  await signInByApi(second, stack, mailbox, accounts.admin);
  const theirs = new UserDetailPage(await second.newPage());
  for (const one of [detail, theirs]) {
    await one.open(user.id);
    await one.edit.click();
  }
  await detail.field('Nom').fill('Premier');
  await detail.field("Nom d'utilisateur").fill(`${user.username}.un`);
  await detail.saveGeneral();
  await expect(toast(page, saved)).toBeVisible();
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

test('a user who is deleted while being edited: told by the refused save, and nothing breaks', async ({
  page,
}) => {
  await withoutLiveConnection(page);
  const user = await api.create();
  await detail.open(user.id);
  await detail.edit.click();
  expect((await api.call('DELETE', `/users/${user.id}`)).ok()).toBe(true);
  await detail.saveGeneral();
  await expect(toast(page, /^Erreur: /)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Utilisateur non trouvé' })).toBeVisible();
  await page.getByRole('link', { name: 'Retour à la liste' }).click();
  await expect(page).toHaveURL('/users');
});

test('a user who is deleted while the page is open: told at once', async ({ page }) => {
  const live = watchLiveConnection(page);
  const user = await api.create();
  await detail.open(user.id);
  await expect.poll(live.accepted).toBe(1);
  expect((await api.call('DELETE', `/users/${user.id}`)).ok()).toBe(true);
  await expect(page.getByRole('heading', { name: 'Utilisateur non trouvé' })).toBeVisible();
});

for (const id of [nobody, '1', 'x'.repeat(300)]) {
  test(`${id.slice(0, 36)} is nobody: Utilisateur non trouvé`, async ({ page }) => {
    await page.goto(`/users/${id}`);
    await expect(page.getByRole('heading', { name: 'Utilisateur non trouvé' })).toBeVisible();
    await expect(
      page.getByText("L'utilisateur demandé n'existe pas ou a été supprimé.", { exact: true }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Retour à la liste' }).click();
    await expect(page).toHaveURL('/users');
  });
}

test('skeletons while it loads; Réessayer after a failure', async ({ page }) => {
  const user = await api.create();
  const { release } = await holdCalls(page, `/users/${user.id}`);
  await page.goto(`/users/${user.id}`);
  await expect(page.getByRole('status', { name: "Chargement de l'utilisateur…" })).toBeVisible();
  release();
  await expect(detail.header(fullName(user))).toBeVisible();
  await page.route(`**/api/users/${user.id}`, (route) => route.fulfill({ status: 503, json: {} }));
  await page.reload();
  const retry = page.getByRole('button', { name: 'Réessayer' });
  await expect(retry).toBeVisible();
  await page.unroute(`**/api/users/${user.id}`);
  await retry.click();
  await expect(detail.header(fullName(user))).toBeVisible();
});

test("Renvoyer l'invitation sends a new one, and the former one works no longer", async ({
  page,
  mailbox,
}) => {
  const user = await api.create();
  const first = await mailbox.linkFor(user.email);
  const seen = await mailbox.count(user.email);
  await detail.open(user.id);
  await page.getByRole('button', { name: "Renvoyer l'invitation" }).click();
  await expect(toast(page, new RegExp(user.email))).toBeVisible();
  const second = await mailbox.linkFor(user.email, seen);
  expect(second).toContain('invitation=true');
  const answer = (link: string) => {
    const token = new URLSearchParams(link.slice(link.indexOf('?'))).get('token');
    const body = { token, password: 'Quai-Nord-2026!', isInvitation: true };
    return api.call('POST', '/auth/reset-password', body);
  };
  expect((await answer(first)).status(), 'the former invitation').toBeGreaterThanOrEqual(400);
  expect((await answer(second)).status()).toBe(200);
  expect(await api.get(user.id)).toMatchObject({ status: 'ACTIVE', invitationPending: false });
});

test('each tab is free of accessibility violations', async ({ page }) => {
  const user = await api.create();
  for (const tab of ['general', 'permissions', 'preferences', 'security', 'activity']) {
    await detail.open(user.id, tab);
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await checkAccessibility(page);
  }
});

test('unsaved edits are asked about before the page is left, and a reload asks in the words of the browser', async ({
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
