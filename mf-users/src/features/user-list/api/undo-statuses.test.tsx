import { useSessionActions } from '@escale/auth';
import { notify } from '@escale/design-system';
import type { User, UserStatus } from '@escale/contracts';
import { apiPath, buildUser, http, HttpResponse, renderApp, screen, server, waitFor } from '@escale/testing';
import { fatou, mariam, serveUsers, yao } from '../../../test-people';
import { useUndoStatuses, type ChangedStatus } from './undo-statuses';

const asInactive = (user: User): User => ({ ...user, status: 'INACTIVE' });
const manyUsers = Array.from({ length: 600 }, (_, index) =>
  buildUser({ id: `u${index}`, firstName: 'Foule', lastName: `N${index}`, status: 'INACTIVE' }),
);
const changesFrom = (before: UserStatus, users: readonly User[]): ChangedStatus[] =>
  users.map((changed) => ({ changed, before }));

/** Renders a button that shows a toast; the button in the toast undoes `changes`. */
function UndoPage({ changes }: { changes: readonly ChangedStatus[] }) {
  const undo = useUndoStatuses();
  const { signOut } = useSessionActions();
  const offer = () =>
    notify.success('fait', {
      duration: Infinity,
      action: { label: 'annuler', onRun: () => void undo(changes) },
    });
  return (
    <>
      <button onClick={offer}>changer</button>
      <button onClick={() => void signOut()}>sortir</button>
    </>
  );
}

async function openUndoPage(changes: readonly ChangedStatus[]) {
  const api = serveUsers([mariam, ...changes.map(({ changed }) => changed)]);
  const app = renderApp(<UndoPage changes={changes} />, { as: mariam });
  await app.user.click(screen.getByRole('button', { name: 'changer' }));
  const undo = async () => app.user.click(await screen.findByRole('button', { name: 'annuler' }));
  return { api, undo, ...app };
}

/** Lets the first `passed` bulk calls through and holds all others until released. */
function holdCallsAfter(passed: number) {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const arrived = jest.fn();
  server.use(
    http.post(apiPath('/users/bulk-action'), async () => {
      arrived();
      if (arrived.mock.calls.length > passed) await held;
    }),
  );
  return { release, arrived };
}

it('sends one call for all users to activate, and one for each user to suspend', async () => {
  const people = [asInactive(yao), asInactive({ ...yao, id: 'aya' }), asInactive(fatou)];
  const [one, other, third] = people as [User, User, User];
  const { api, undo } = await openUndoPage([
    ...changesFrom('ACTIVE', [one, other]),
    ...changesFrom('SUSPENDED', [third]),
  ]);
  await undo();
  expect(await screen.findByText('Modification annulée')).toBeVisible();
  expect(api.calls.map(({ call, body }) => [call, body])).toEqual([
    ['POST /users/bulk-action', { action: 'activate', userIds: ['yao', 'aya'] }],
    ['PUT /users/fatou', { status: 'SUSPENDED' }],
  ]);
});

it('shows its progress, and stops on request', async () => {
  const { api, undo, user } = await openUndoPage(changesFrom('ACTIVE', manyUsers));
  const { release } = holdCallsAfter(1);
  await undo();
  expect(await screen.findByText('250 sur 600 utilisateurs')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Arrêter' }));
  release();
  expect(await screen.findByText('Annulation interrompue')).toBeVisible();
  expect(screen.getByText(/^Statut non rétabli : .* et 97 autres$/)).toBeVisible();
  expect(api.calls).toHaveLength(2);
});

it('ends at the first failure other than the refusal of one person', async () => {
  const { undo } = await openUndoPage(changesFrom('ACTIVE', manyUsers));
  const calls = jest.fn(() => HttpResponse.error());
  server.use(http.post(apiPath('/users/bulk-action'), calls));
  await undo();
  expect(await screen.findByText(/^Statut non rétabli : .* et 597 autres$/)).toBeVisible();
  expect(screen.getByText('Erreur de connexion réseau.')).toBeVisible();
  expect(calls).toHaveBeenCalledTimes(1);
});

it('skips users whom the server refuses individually, and continues', async () => {
  const { undo } = await openUndoPage(changesFrom('ACTIVE', manyUsers));
  const calls = jest.fn(() =>
    HttpResponse.json({
      success: true,
      data: {
        action: 'activate',
        successCount: 249,
        errorCount: 1,
        errors: [{ userId: 'u0', error: 'non' }],
      },
    }),
  );
  server.use(http.post(apiPath('/users/bulk-action'), calls));
  await undo();
  expect(await screen.findByText('Statut non rétabli : Foule N0')).toBeVisible();
  expect(calls).toHaveBeenCalledTimes(3);
});

it('ends with the session that began it, and says nothing to the next person', async () => {
  const { api, undo, user } = await openUndoPage(changesFrom('ACTIVE', manyUsers));
  const { release, arrived } = holdCallsAfter(1);
  await undo();
  expect(await screen.findByText('250 sur 600 utilisateurs')).toBeVisible();
  await waitFor(() => expect(arrived).toHaveBeenCalledTimes(2));
  await user.click(screen.getByRole('button', { name: 'sortir' }));
  await waitFor(() => expect(screen.queryByText('Annulation en cours')).not.toBeInTheDocument());
  release();
  await waitFor(() => expect(api.calls).toHaveLength(2));
  expect(arrived).toHaveBeenCalledTimes(2);
  expect(screen.queryByText(/^Statut non rétabli/)).not.toBeInTheDocument();
});

it('is no longer offered after the sign-out', async () => {
  const { user } = await openUndoPage(changesFrom('ACTIVE', [asInactive(yao)]));
  expect(await screen.findByRole('button', { name: 'annuler' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'sortir' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'annuler' })).not.toBeInTheDocument());
});
