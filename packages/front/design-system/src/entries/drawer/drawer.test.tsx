import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Drawer } from '.';
import { TestPage } from '../../test-page';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Détail</button>
      <Drawer open={open} title="Entrée du journal" onClose={() => setOpen(false)}>
        <p>Adresse 10.0.0.1</p>
      </Drawer>
    </>
  );
}

async function openDrawer() {
  render(<Page />, { wrapper: TestPage });
  const opener = screen.getByRole('button', { name: 'Détail' });
  await userEvent.click(opener);
  const drawer = await screen.findByRole('dialog', { name: 'Entrée du journal' });
  return { opener, drawer };
}

it('renders its content and moves the focus inside', async () => {
  const { drawer } = await openDrawer();
  expect(drawer).toHaveTextContent('Adresse 10.0.0.1');
  await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
});

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Fermer' }))],
])('closes by %s and restores the focus', async (_way, close) => {
  const { opener, drawer } = await openDrawer();
  await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
  await close();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
});
