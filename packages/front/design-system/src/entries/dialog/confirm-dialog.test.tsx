import { notify } from '../../core/toast/notify';
import { ToastHost } from '../../core/toast/toast-host';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TestPage } from '../../test-page';
import { ConfirmDialog } from './confirm-dialog';

const question = 'Êtes-vous sûr de vouloir vous déconnecter ?';

function showDialog(onConfirm: () => void | Promise<unknown>) {
  const onClose = jest.fn();
  render(
    <ConfirmDialog
      open
      title="Se déconnecter"
      confirmLabel="Se déconnecter"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {question}
    </ConfirmDialog>,
    { wrapper: TestPage },
  );
  return onClose;
}

it('is an alert dialog with the initial focus on Cancel', async () => {
  // Gives every element a size: a dialog focuses only elements with one, and jsdom has no layout.
  jest.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  showDialog(jest.fn());
  const dialog = await screen.findByRole('alertdialog', { name: 'Se déconnecter' });
  expect(dialog).toHaveAccessibleDescription(question);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Annuler' })).toHaveFocus());
});

it('puts the recommended answer last, whichever it is', () => {
  const texts = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  const question = { open: true, title: 'Quitter', onConfirm: jest.fn(), onClose: jest.fn() };
  const { rerender } = render(<ConfirmDialog {...question} />, { wrapper: TestPage });
  expect(texts()).toEqual(['Annuler', 'Confirmer']);
  rerender(<ConfirmDialog {...question} recommended="cancel" />);
  expect(texts()).toEqual(['Confirmer', 'Annuler']);
});

it('closes on Escape and on Cancel without running the action', async () => {
  const onConfirm = jest.fn();
  const onClose = showDialog(onConfirm);
  await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
  expect(onConfirm).not.toHaveBeenCalled();
});

it('runs the action once on a double click, is busy meanwhile, and closes when done', async () => {
  let finish: () => void = () => undefined;
  const onConfirm = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const onClose = showDialog(onConfirm);
  const button = await screen.findByRole('button', { name: 'Se déconnecter' });
  await userEvent.dblClick(button);
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('button', { name: 'Annuler' })).toBeDisabled();
  expect(onClose).not.toHaveBeenCalled();
  finish();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

it('stays open for a retry when the action fails', async () => {
  const onConfirm = jest.fn(() => Promise.reject(Object.assign(new Error('refused'), { kind: 'rejected' })));
  const onClose = showDialog(onConfirm);
  const button = await screen.findByRole('button', { name: 'Se déconnecter' });
  await userEvent.click(button);
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(button);
  expect(onConfirm).toHaveBeenCalledTimes(2);
});

it('reports unexpected errors of the action', async () => {
  const report = jest.fn();
  window.reportError = report;
  const bug = new TypeError('user is undefined');
  const onClose = showDialog(jest.fn(() => Promise.reject(bug)));
  const button = await screen.findByRole('button', { name: 'Se déconnecter' });
  await userEvent.click(button);
  await waitFor(() => expect(report).toHaveBeenCalledWith(bug));
  expect(button).not.toHaveAttribute('aria-busy');
  expect(onClose).not.toHaveBeenCalled();
});

it('keeps toasts reachable for assistive technology', async () => {
  render(
    <>
      <p>Page</p>
      <ToastHost />
      <ConfirmDialog open title="Se déconnecter" onConfirm={jest.fn()} onClose={jest.fn()} />
    </>,
    { wrapper: TestPage },
  );
  await waitFor(() => expect(screen.getByText('Page').closest('[aria-hidden=true]')).not.toBeNull());
  act(() => notify.error('Erreur serveur.'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Erreur serveur.');
  act(() => notify.dismiss());
});

it('renders nothing while closed', () => {
  render(<ConfirmDialog open={false} title="Se déconnecter" onConfirm={jest.fn()} onClose={jest.fn()} />, {
    wrapper: TestPage,
  });
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
