import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TestPage } from '../../test-page';
import { CommandPalette } from './command-palette';
import type { CommandGroup } from './command-types';

const runCommand = jest.fn();
const buildCommand = (id: string, label: string, detail?: string) => ({
  id,
  label,
  icon: 'box' as const,
  onSelect: () => runCommand(id),
  ...(detail !== undefined && { detail }),
});

const groups: CommandGroup[] = [
  {
    id: 'pages',
    label: 'Pages',
    commands: [buildCommand('home', 'Accueil'), buildCommand('safe', 'Dashboard Sécurité')],
  },
  {
    id: 'people',
    label: 'Personnes',
    limit: 2,
    commands: [
      buildCommand('desiree', "Désirée N'Guessan", 'desiree@escale.test'),
      buildCommand('kone', 'Awa Koné'),
      buildCommand('kobenan', 'Jean Kobenan'),
      buildCommand('kouame', 'Kouamé Assi'),
    ],
  },
];

function Page() {
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  return (
    <>
      <button onClick={() => setOpen(true)}>Ouvrir</button>
      <CommandPalette
        open={isOpen}
        label="Aller à"
        placeholder="Page, personne…"
        query={query}
        onQuery={setQuery}
        groups={groups}
        empty="Rien trouvé"
        onClose={() => setOpen(false)}
      />
    </>
  );
}

async function openPalette() {
  render(<Page />, { wrapper: TestPage });
  await userEvent.click(screen.getByRole('button', { name: 'Ouvrir' }));
  const field = await screen.findByRole('combobox', { name: 'Aller à' });

  await waitFor(() => expect(field).toHaveFocus());
  return field;
}

const optionTexts = () => screen.getAllByRole('option').map((option) => option.textContent);

beforeEach(() => {
  runCommand.mockReset();
  // Gives every element a size: a dialog focuses only elements with one, and jsdom has no layout.
  jest.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
});

it('lists everything in its groups, and the field has the focus', async () => {
  await openPalette();
  expect(within(screen.getByRole('group', { name: 'Pages' })).getAllByRole('option')).toHaveLength(2);
  expect(within(screen.getByRole('group', { name: 'Personnes' })).getAllByRole('option')).toHaveLength(2);
});

it('runs the best match on Enter, whatever its accents', async () => {
  const field = await openPalette();
  await userEvent.type(field, 'secu');
  expect(optionTexts()).toEqual(['Dashboard Sécurité']);
  await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant'));
  await userEvent.keyboard('{Enter}');
  expect(runCommand.mock.calls).toEqual([['safe']]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('puts the label that starts with the words before the others, up to the limit', async () => {
  const field = await openPalette();
  await userEvent.type(field, 'ko');
  expect(optionTexts()).toEqual(['Kouamé Assi', 'Awa Koné']);
});

it('moves by arrows and runs the highlighted command', async () => {
  const field = await openPalette();
  await userEvent.type(field, 'ko');
  await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant'));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(runCommand.mock.calls).toEqual([['kone']]);
});

it('says when nothing matches, and Escape gives the focus back', async () => {
  const field = await openPalette();
  await userEvent.type(field, 'zzz');
  expect(screen.queryByRole('option')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Rien trouvé');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ouvrir' })).toHaveFocus());
  expect(runCommand).not.toHaveBeenCalled();
});
