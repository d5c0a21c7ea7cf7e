import { moreRightsAbilities } from '@escale/contracts';
import { apiPath, http, HttpResponse, screen, server, waitFor, within } from '@escale/testing';
import { buildEntry, expectToasts, serveDetail } from '../test-detail';
import { awa, fatou, mariam, yao } from '../test-people';
import { findButton, openUserPage } from '../test-user-page';

const hintPattern = /Inactif : compte hors service\. Suspendu : accès coupé/;

async function openMenu(user: ReturnType<typeof openUserPage>['user']) {
  await user.click(await findButton('Autres actions'));
  const menu = await screen.findByRole('menu', { name: 'Autres actions' });
  await waitFor(() => expect(menu).toHaveFocus());
  return within(menu);
}

it.each([
  ['with a reason', 'Badge perdu', { status: 'SUSPENDED', reason: 'Badge perdu' }],
  ['without one', '', { status: 'SUSPENDED' }],
])('suspends from the menu by Enter, %s', async (_name, reason, body) => {
  const api = serveDetail();
  const { user } = openUserPage();
  expect((await openMenu(user)).getByRole('menuitem', { name: 'Suspendre' })).toBeVisible();
  await user.keyboard('{Home}{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspendre Yao Kouassi ?' }));
  expect(dialog.getByText(hintPattern)).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Motif (facultatif)' }), `${reason}{Enter}`);
  await expectToasts(['Utilisateur modifié avec succès !']);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.calls).toEqual([{ call: 'PUT /users/yao', body, ifMatch: yao.updatedAt }]);
  expect((await openMenu(user)).queryByRole('menuitem', { name: /^Suspendre/ })).toBeNull();
});

it('says in the menu why a user cannot be suspended', async () => {
  serveDetail({ users: [mariam, { ...yao, abilities: moreRightsAbilities }] });
  const { user } = openUserPage();
  const item = (await openMenu(user)).getByRole('menuitem', { name: /^Suspendre/ });
  expect(item).toHaveTextContent("Ce compte a des droits que vous n'avez pas vous-même.");
  await user.keyboard('{Home}{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('an address that names an action, as the palette opens it', () => {
  it('opens the suspension; closing the dialog removes the action from the address', async () => {
    const api = serveDetail();
    const { user, location } = openUserPage('/users/yao?acte=suspend');
    const dialog = within(await screen.findByRole('dialog', { name: 'Suspendre Yao Kouassi ?' }));
    await user.type(dialog.getByRole('textbox', { name: 'Motif (facultatif)' }), '{Enter}');
    await expectToasts(['Utilisateur modifié avec succès !']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.calls).toEqual([
      { call: 'PUT /users/yao', body: { status: 'SUSPENDED' }, ifMatch: yao.updatedAt },
    ]);
    expect(location().search).toBe('');
  });

  it('asks before it deactivates, and Annuler changes nothing', async () => {
    const api = serveDetail();
    const { user, location } = openUserPage('/users/yao?acte=deactivate');
    const dialog = within(await screen.findByRole('alertdialog', { name: /Yao Kouassi/ }));
    await user.click(dialog.getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(api.calls).toEqual([]);
    expect(location().search).toBe('');
  });

  it('says why the action is not possible', async () => {
    serveDetail({ users: [mariam, { ...yao, abilities: moreRightsAbilities }] });
    openUserPage('/users/yao?acte=suspend');
    await expectToasts(["Ce compte a des droits que vous n'avez pas vous-même."]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('ignores an unknown action', async () => {
    serveDetail();
    openUserPage('/users/yao?acte=constructor');
    expect(await findButton('Modifier')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('explains the two statuses where one is chosen', async () => {
  serveDetail();
  const { user } = openUserPage();
  await user.click(await findButton('Modifier'));
  expect(await screen.findByRole('combobox', { name: 'Statut' })).toHaveAccessibleDescription(
    expect.stringMatching(hintPattern),
  );
});

describe('the page of a suspended person', () => {
  const suspended = buildEntry(1, {
    action: 'STATUS_CHANGE',
    userId: awa.id,
    user: { email: awa.email, firstName: 'Awa', lastName: 'Koné' },
    resource: 'users/fatou',
    timestamp: '2026-11-20T08:14:00.000Z',
    metadata: { before: { status: 'ACTIVE' }, after: { status: 'SUSPENDED' }, reason: '<b>Badge</b> perdu' },
  });
  const facts = () => screen.findByRole('region', { name: 'Identité' });

  it('says by whom, when and why', async () => {
    serveDetail({ entries: [suspended] });
    openUserPage('/users/fatou');
    expect(await screen.findByText(/^Suspendu par Awa Koné le 20\/11\/2026/)).toBeVisible();
    expect(within(await facts()).getByText('<b>Badge</b> perdu')).toBeVisible();
  });

  it.each([
    ['the log has nothing', []],
    ['the latest change is another', [{ ...suspended, metadata: { after: { status: 'INACTIVE' } } }]],
    ['it concerns another account', [{ ...suspended, resource: 'users/yao' }]],
  ])('says nothing where %s', async (_name, entries) => {
    const api = serveDetail({ entries });
    openUserPage('/users/fatou');
    await waitFor(() => expect(api.asked).toHaveLength(1));
    expect(within(await facts()).getByText(fatou.email)).toBeVisible();
    expect(screen.queryByText(/^Suspendu (par|le)/)).toBeNull();
    expect(screen.queryByText(/^Motif/)).toBeNull();
  });

  it('says nothing where the server refuses the log', async () => {
    serveDetail();
    let asked = 0;
    server.use(
      http.get(apiPath('/users/fatou/audit-logs'), () => {
        asked += 1;
        return HttpResponse.json({}, { status: 500 });
      }),
    );
    openUserPage('/users/fatou');
    await waitFor(() => expect(asked).toBe(1));
    await expectNoToast();
    expect(screen.queryByText(/^Suspendu (par|le)/)).toBeNull();
  });
});

async function expectNoToast() {
  const region = await screen.findByRole('region', { name: /^Notifications/ });
  expect(within(region).queryByRole('alert')).toBeNull();
}
