import { roleDefaults } from '@escale/contracts';
import { apiPath, http, HttpResponse, screen, server, waitFor, within } from '@escale/testing';
import { buildEntry, serveDetail } from '../test-detail';
import { awa, fatou, mariam, yao } from '../test-people';
import { findButton, openUserPage } from '../test-user-page';

const hostileText = '<img src=x onerror="alert(1)">';

/** Creates the window that `window.open` returns. */
function createBrowserWindow() {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const page = frame.contentDocument!;
  Object.defineProperty(page, 'fonts', { value: { load: () => Promise.resolve([]) } });
  const opened = { document: page, focus: jest.fn(), print: jest.fn(), close: jest.fn() };
  jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  return opened;
}

afterEach(() => document.querySelectorAll('iframe').forEach((frame) => frame.remove()));

async function print() {
  const { user } = openUserPage();
  await user.click(await findButton('Autres actions'));
  expect(await screen.findByRole('menuitem', { name: 'Imprimer la fiche' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  await user.keyboard('{End}{Enter}');
}

const getCellTexts = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent.replace(/\s/g, ' ')));

it('prints facts, rights and history of one person; typed text is not treated as markup', async () => {
  const entry = buildEntry(1, {
    action: 'STATUS_CHANGE',
    userId: awa.id,
    user: { email: awa.email, firstName: hostileText, lastName: 'Koné' },
    resource: 'users/yao',
    metadata: { before: { status: 'ACTIVE' }, after: { status: 'SUSPENDED' } },
  });
  serveDetail({
    users: [mariam, awa, { ...yao, lastName: hostileText }, fatou],
    permissions: { ...roleDefaults.OPERATOR, users: { visible: true, read: true } },
    entries: [entry],
  });
  const opened = createBrowserWindow();
  await print();
  await waitFor(() => expect(opened.print).toHaveBeenCalledTimes(1));
  const page = within(opened.document.body);
  expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(`Fiche de Yao ${hostileText}`);
  expect(opened.document.querySelector('img')).toBeNull();
  expect(page.getByText(yao.email)).toBeInTheDocument();
  expect(page.getByText(/^Édité le .* par Mariam/)).toBeInTheDocument();
  const [rights, history] = page.getAllByRole('table');
  expect(getCellTexts(rights!)).toEqual(
    expect.arrayContaining([
      ['Gestion Utilisateurs', 'Module visible, Consultation'],
      ['Paramètres', 'Aucun'],
    ]),
  );
  expect(page.getByRole('heading', { level: 2, name: 'Historique' })).toBeInTheDocument();
  const [, row] = getCellTexts(history!);
  expect(row?.slice(1, 3)).toEqual(['Changement de statut', `${hostileText} Koné`]);
  expect(row?.[3]).toMatch(/statut : Actif → Suspendu/i);
});

it('says how many entries of a long history are printed', async () => {
  const entries = Array.from({ length: 520 }, (_, index) => buildEntry(index));
  const api = serveDetail({ entries });
  const opened = createBrowserWindow();
  await print();
  await waitFor(() => expect(opened.print).toHaveBeenCalled());
  expect(within(opened.document.body).getByRole('heading', { level: 2 })).toHaveTextContent(
    'Historique : les 500 dernières entrées sur 520',
  );
  expect(api.asked).toHaveLength(5);
});

it('says that the browser has blocked the window', async () => {
  serveDetail();
  jest.spyOn(window, 'open').mockReturnValue(null);
  await print();
  expect(await screen.findByText("La fenêtre d'impression a été bloquée")).toBeVisible();
});

it('closes the window when the history cannot be read, and says why', async () => {
  serveDetail();
  server.use(http.get(apiPath('/users/yao/audit-logs'), () => HttpResponse.json({}, { status: 403 })));
  const opened = createBrowserWindow();
  await print();
  await waitFor(() => expect(opened.close).toHaveBeenCalled());
  expect(await screen.findByText("Impossible de charger l'utilisateur")).toBeVisible();
  expect(opened.print).not.toHaveBeenCalled();
});
