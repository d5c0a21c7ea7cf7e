import { act, fireEvent, renderApp, screen, waitFor } from '@escale/testing';
import { buildAuditEntry } from '../../../test-security';
import { AuditTable } from './audit-table';

const entries = [
  buildAuditEntry(),
  buildAuditEntry({
    id: 'accented',
    user: { email: 'helene@escale.test', firstName: 'Hélène', lastName: 'Traoré' },
    ipAddress: '185.220.101.7',
  }),
  buildAuditEntry({ id: 'newer', action: 'BADGE_PRINTED' }),
];
const log = { entries, complete: true };
const now = new Date('2026-11-21T09:00:00Z');

const openAuditTable = (url = '/security') =>
  renderApp(<AuditTable log={log} now={now} paused={false} onOpen={() => undefined} />, {
    as: 'ADMIN',
    url,
    path: '/security',
  });

const searchBox = () => screen.findByRole<HTMLInputElement>('searchbox');

test.each([
  ['traore', '1 résultat depuis le 21/11/2026'],
  ['HELENE@', '1 résultat depuis le 21/11/2026'],
  ['185.220', '1 résultat depuis le 21/11/2026'],
  ['kouassi connexion', '1 résultat depuis le 21/11/2026'],
  ['chrome', '3 résultats depuis le 21/11/2026'],
  ['personne', 'Aucun résultat depuis le 21/11/2026'],
])('the search finds %s in names, emails, addresses and actions: %s', async (words, count) => {
  openAuditTable(`/security?q=${encodeURIComponent(words)}`);
  expect(await screen.findByText(count)).toBeVisible();
  expect(screen.getAllByRole('searchbox')).toHaveLength(1);
});

/** Types faster than the router updates: no transition completes between two keys within one `act`. */
function typeFast(input: HTMLInputElement, text: string) {
  act(() => {
    for (const key of text) fireEvent.change(input, { target: { value: input.value + key } });
  });
}

test('fast typing loses no letter, on screen and in the address', async () => {
  const { location } = openAuditTable();
  const input = await searchBox();
  typeFast(input, 'koné 10.20');
  expect(input).toHaveValue('koné 10.20');
  await waitFor(() => expect(location().search).toBe('?q=kon%C3%A9+10.20'));
});

test('typing in the middle of the text keeps the caret', async () => {
  openAuditTable('/security?q=kone');
  const input = await searchBox();
  act(() => {
    input.setRangeText('n', 2, 2, 'end');
    fireEvent.input(input);
  });
  expect(input).toHaveValue('konne');
  expect(input.selectionStart).toBe(3);
});

test('the clear button empties the search as well as the filters', async () => {
  const { user, location } = openAuditTable('/security?action=LOGIN');
  await user.type(await searchBox(), 'traore');
  await waitFor(() => expect(location().search).toContain('q=traore'));
  await user.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
  expect(await searchBox()).toHaveValue('');
  await waitFor(() => expect(location().search).toBe(''));
});

test('dates are chosen beside the period, and kept in the address', async () => {
  const { user, location } = openAuditTable();
  const period = await screen.findByRole('combobox', { name: 'Période' });
  expect(screen.queryByLabelText('Du')).toBeNull();
  await user.selectOptions(period, 'Choisir les dates');
  fireEvent.change(await screen.findByLabelText('Du'), { target: { value: '2026-11-22' } });
  await waitFor(() => expect(location().search).toBe('?periode=dates&du=2026-11-22'));
  expect(await screen.findByText(/^Aucun résultat/)).toBeVisible();
  await user.selectOptions(period, 'Toute période');
  await waitFor(() => expect(location().search).toBe(''));
  expect(screen.queryByLabelText('Du')).toBeNull();
  expect(screen.getByText('3 entrées depuis le 21/11/2026')).toBeVisible();
});

test('labels an action that only a newer server knows as unknown, and can filter by it', async () => {
  const { user } = openAuditTable();
  const action = await screen.findByRole('combobox', { name: 'Action' });
  await user.selectOptions(action, 'Action inconnue (BADGE_PRINTED)');
  expect(await screen.findByText(/^1 résultat/)).toBeVisible();
  expect(screen.getByText('Action inconnue')).toBeVisible();
});
