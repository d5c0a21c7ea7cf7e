import { act, fireEvent, renderApp, screen, waitFor } from '@escale/testing';
import { useAuditFilters } from '../model/use-audit-filters';
import { AuditFiltersBar } from './audit-filters-bar';

function TestBar() {
  const { filters, change, active } = useAuditFilters();
  return <AuditFiltersBar filters={filters} active={active} onChange={change} />;
}

const open = (url = '/security') => renderApp(<TestBar />, { as: 'ADMIN', url, path: '/security' });

/** Types faster than the router updates: within one `act` no transition completes between two keys. */
function typeFast(input: HTMLInputElement, text: string) {
  act(() => {
    for (const key of text) fireEvent.change(input, { target: { value: input.value + key } });
  });
}

test('fast typing loses no letter, on screen and in the address', async () => {
  const { location } = open();
  const user = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Utilisateur' });
  const address = screen.getByRole<HTMLInputElement>('textbox', { name: 'Adresse IP' });
  typeFast(user, 'koné');
  expect(user).toHaveValue('koné');
  typeFast(address, '10.20');
  expect(address).toHaveValue('10.20');
  await waitFor(() => expect(location().search).toBe('?utilisateur=kon%C3%A9&adresse=10.20'));
});

test('typing in the middle of the text keeps the caret', async () => {
  open('/security?utilisateur=kone');
  const user = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Utilisateur' });
  act(() => {
    user.setRangeText('n', 2, 2, 'end');
    fireEvent.input(user);
  });
  expect(user).toHaveValue('konne');
  expect(user.selectionStart).toBe(3);
});

test('the clear button empties drafts as well as the address', async () => {
  const { user: person, location } = open('/security?action=LOGIN');
  const user = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Utilisateur' });
  await person.type(user, 'awa');
  await person.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
  expect(user).toHaveValue('');
  await waitFor(() => expect(location().search).toBe(''));
});
