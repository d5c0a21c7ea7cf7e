import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TestPage } from '../../test-page';
import { FormDialog } from './form-dialog';

function showDialog(dismissible: boolean) {
  const onClose = jest.fn();
  render(
    <FormDialog open title="Connexion" description="À nouveau" dismissible={dismissible} onClose={onClose}>
      <input aria-label="Email" defaultValue="awa@escale.test" />
      <input aria-label="Mot de passe" />
    </FormDialog>,
    { wrapper: TestPage },
  );
  return onClose;
}

it('is a dialog with name and description and the initial focus in the first empty field', async () => {
  // Gives every element a size: a dialog focuses only elements with one, and jsdom has no layout.
  jest.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  showDialog(true);
  const dialog = await screen.findByRole('dialog', { name: 'Connexion' });
  expect(dialog).toHaveAccessibleDescription('À nouveau');
  await waitFor(() => expect(screen.getByLabelText('Mot de passe')).toHaveFocus());
});

it.each([
  [true, 1],
  [false, 0],
])('dismissible %s: Escape closes it %i times', async (dismissible, times) => {
  const onClose = showDialog(dismissible);
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(times);
});
