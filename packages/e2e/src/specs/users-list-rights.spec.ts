import { fullName, type Role, type User } from '@escale/contracts';
import type { BrowserContext } from '@playwright/test';
import type { AccountName } from '../fixtures/accounts';
import type { Mailbox } from '../fixtures/mailbox';
import { peopleApi, type PeopleApi } from '../fixtures/people-api';
import { signInByApi } from '../fixtures/sign-in-by-api';
import type { Stack } from '../fixtures/stack';
import { expect, test } from '../fixtures/test';
import { UsersPage } from '../pages/users-page';

interface Row {
  who: string;
  account?: AccountName;
  /** A new user of this role with these flags for the module. */
  made?: { role: Role; flags: { visible: boolean; read: boolean; write: boolean; delete: boolean } };
  opens: boolean;
  write: boolean;
  erase: boolean;
}

const flags = (visible: boolean, read: boolean, write: boolean, erase: boolean) => ({
  visible,
  read,
  write,
  delete: erase,
});

const table: readonly Row[] = [
  { who: 'super administrator', account: 'superAdmin', opens: true, write: true, erase: true },
  { who: 'administrator', account: 'admin', opens: true, write: true, erase: false },
  { who: 'operator', account: 'operator', opens: false, write: false, erase: false },
  {
    who: 'read only',
    made: { role: 'ADMIN', flags: flags(true, true, false, false) },
    opens: true,
    write: false,
    erase: false,
  },
  {
    who: 'write without delete',
    made: { role: 'OPERATOR', flags: flags(true, true, true, false) },
    opens: true,
    write: true,
    erase: false,
  },
  {
    who: 'delete without write',
    made: { role: 'ADMIN', flags: flags(true, true, false, true) },
    opens: true,
    write: false,
    erase: true,
  },
  {
    who: 'nothing',
    made: { role: 'ADMIN', flags: flags(false, false, false, false) },
    opens: false,
    write: false,
    erase: false,
  },
];

interface Tools {
  context: BrowserContext;
  stack: Stack;
  mailbox: Mailbox;
  signIn: (account: AccountName) => Promise<{ accessToken: string }>;
}

/** The one who acts, and a user of no higher role who is acted upon. */
async function prepare(row: Row, { context, stack, mailbox, signIn }: Tools) {
  const boss = peopleApi(context.request, stack.origin, (await signIn('superAdmin')).accessToken);
  const target = await boss.create();
  if (row.account !== undefined) {
    const { accessToken } = await signIn(row.account);
    return { boss, target, own: peopleApi(context.request, stack.origin, accessToken) };
  }
  const { role = 'OPERATOR', flags: users } = row.made ?? {};
  const { user, credentials } = await boss.createActive(mailbox, { role });
  await boss.grant(user.id, { users });
  const { accessToken } = await signInByApi(context, stack, mailbox, credentials);
  return { boss, target, own: peopleApi(context.request, stack.origin, accessToken) };
}

async function expectAnswers(own: PeopleApi, target: User, { opens, write, erase }: Row): Promise<void> {
  const status = async (method: string, path: string, data?: object) =>
    (await own.call(method, path, data)).status();
  const bulk = (action: string) => ({ action, userIds: [target.id] });
  const refused = (allowed: boolean) => (allowed ? 200 : 403);
  expect.soft(await status('GET', '/users'), 'GET /users').toBe(refused(opens));
  expect.soft(await status('GET', `/users/${target.id}`), 'GET /users/{id}').toBe(refused(opens));
  expect.soft(await status('PUT', `/users/${target.id}`, { status: 'INACTIVE' }), 'PUT').toBe(refused(write));
  expect.soft(await status('POST', '/users/bulk-action', bulk('deactivate')), 'bulk').toBe(refused(write));
  const created = {
    firstName: 'A',
    lastName: 'B',
    email: `x${Date.now()}@escale.test`,
    username: `x${Date.now()}`,
    role: 'OPERATOR',
  };
  const creation = await status('POST', '/users', created);
  expect.soft(creation, 'POST /users').toBe(write ? creation : 403);
  expect.soft(creation < 300, 'POST /users').toBe(write);
  expect.soft(await status('POST', '/users/bulk-action', bulk('delete')), 'bulk delete').toBe(refused(erase));
  const single = await status('DELETE', `/users/${target.id}`);
  expect.soft(single, 'DELETE').toBe(erase ? 404 : 403);
}

const noWrite = "Il vous manque le droit 'Modification' du module Utilisateurs.";
const noDelete = "Il vous manque le droit 'Suppression' du module Utilisateurs.";

for (const row of table) {
  test(`${row.who}: what is enabled on the list, and what the API answers by hand`, async ({
    page,
    context,
    stack,
    mailbox,
    signIn,
  }) => {
    const { target, own } = await prepare(row, { context, stack, mailbox, signIn });
    const name = fullName(target);
    const users = new UsersPage(page);
    if (row.opens) {
      await users.open(target.lastName);
      const expectReason = async (
        locator: ReturnType<UsersPage['action']>,
        allowed: boolean,
        reason: string,
      ) =>
        allowed
          ? expect.soft(locator).not.toHaveAttribute('aria-disabled', 'true')
          : expect.soft(locator).toHaveAttribute('title', reason);
      await expectReason(users.action('Voir le détail', name), true, '');
      await expectReason(users.action('Modifier', name), row.write, noWrite);
      await expectReason(users.toggle(name), row.write, noWrite);
      await expectReason(users.action('Supprimer', name), row.erase, noDelete);
      await expectReason(page.getByRole('button', { name: 'Ajouter' }), row.write, noWrite);
      await users.select(name);
      for (const action of ['Activer', 'Désactiver']) {
        await expectReason(
          users.bulkBar.getByRole('button', { name: action, exact: true }),
          row.write,
          noWrite,
        );
      }
      await expectReason(users.bulkBar.getByRole('button', { name: 'Supprimer' }), row.erase, noDelete);
    } else {
      await page.goto('/users');
      await expect(page.getByRole('heading', { level: 1, name: 'Accès refusé' })).toBeVisible();
    }
    for (const path of ['/users/add', `/users/${target.id}/edit`]) {
      await page.goto(path);
      const form = page.getByRole('textbox', { name: 'Prénom' });
      if (row.write) await expect(form).toBeEditable();
      else await expect(page.getByRole('heading', { level: 1 })).toContainText(/Accès|Modification/);
    }
    await expectAnswers(own, target, row);
  });
}

test('an administrator neither edits nor deletes a super administrator, on screen and by hand', async ({
  page,
  context,
  stack,
  signIn,
}) => {
  const boss = await signIn('superAdmin');
  const { accessToken } = await signIn('admin');
  const own = peopleApi(context.request, stack.origin, accessToken);
  const users = new UsersPage(page);
  await users.open(boss.user.username);
  const reason = 'Ce compte a un rôle supérieur au vôtre.';
  await expect(users.toggle(fullName(boss.user))).toHaveAttribute('title', reason);
  await expect(users.action('Modifier', fullName(boss.user))).toHaveAttribute('title', reason);
  for (const [method, data] of [
    ['PUT', { status: 'INACTIVE' }],
    ['PUT', { role: 'OPERATOR' }],
    ['DELETE', undefined],
  ] as const) {
    expect((await own.call(method, `/users/${boss.user.id}`, data)).status()).toBeGreaterThanOrEqual(403);
  }
  expect((await own.call('PUT', `/users/${boss.user.id}`, { status: 'INACTIVE' })).status()).not.toBe(200);
});
