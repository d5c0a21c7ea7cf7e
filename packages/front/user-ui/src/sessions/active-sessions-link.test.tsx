import type { PermissionMap, Role } from '@escale/contracts';
import { apiPath, http, HttpResponse, refuse, renderApp, screen, server, waitFor } from '@escale/testing';
import { ActiveSessionsLink } from './active-sessions-link';

const readRight = { visible: true, read: true };
const linkRights: PermissionMap = { users: readRight, security: readRight };

function serveSessions(answer: () => Response) {
  const asked: string[] = [];
  server.use(
    http.get(apiPath('/sessions'), ({ request }) => {
      asked.push(new URL(request.url).search);
      return answer();
    }),
  );
  return asked;
}

const answerWithoutSessions = () =>
  HttpResponse.json({ success: true, data: [], pagination: { pages: 1, total: 0 } }) as Response;
const renderLink = (text: string) => <a href="/security/sessions">{text}</a>;
const queryLink = () => screen.queryByRole('link', { name: 'Voir les sessions ouvertes' });

function openPage(as: Role, permissions = linkRights) {
  const routes = [{ path: '/other', element: <p>Une autre page</p> }];
  return renderApp(<ActiveSessionsLink>{renderLink}</ActiveSessionsLink>, {
    as,
    permissions,
    url: '/',
    path: '/',
    routes,
  });
}

test('leads to the list, and sends one request however often the page is opened', async () => {
  const asked = serveSessions(answerWithoutSessions);
  const { navigate } = openPage('ADMIN');
  await waitFor(() => expect(queryLink()).toHaveAttribute('href', '/security/sessions'));
  await navigate('/other');
  await navigate('/');
  expect(queryLink()).toBeVisible();
  expect(asked).toEqual(['?page=1']);
});

test('a server without the call: no link, no toast, and no second request', async () => {
  const asked = serveSessions(() => refuse(404, 'NOT_FOUND', 'Ressource non trouvée.'));
  const { navigate } = openPage('ADMIN');
  await waitFor(() => expect(asked).toHaveLength(1));
  await navigate('/other');
  await navigate('/');
  expect(asked).toHaveLength(1);
  expect(queryLink()).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('another failure keeps the link: its page says what failed', async () => {
  serveSessions(() => refuse(503, 'OVERLOADED', 'Trop de demandes'));
  openPage('ADMIN');
  await waitFor(() => expect(queryLink()).toBeVisible());
});

test.each<[string, Role, PermissionMap]>([
  ['an operator', 'OPERATOR', linkRights],
  ['without the right to read security', 'ADMIN', { users: readRight }],
  ['without the right to read users', 'ADMIN', { ...linkRights, users: { visible: true, read: false } }],
])('%s: no link and no request', async (_who, as, permissions) => {
  const asked = serveSessions(answerWithoutSessions);
  const { queryClient } = openPage(as, permissions);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(queryLink()).toBeNull();
  expect(asked).toEqual([]);
});
