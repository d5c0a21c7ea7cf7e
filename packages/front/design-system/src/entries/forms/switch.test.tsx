import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TestPage } from '../../test-page';
import { Switch, type SwitchProps } from '.';

function Page(props: Partial<SwitchProps>) {
  const [on, setOn] = useState(false);
  return <Switch label="Compte actif" checked={on} onChange={setOn} {...props} />;
}

const showSwitch = (props: Partial<SwitchProps> = {}) => {
  render(<Page {...props} />, { wrapper: TestPage });
  return screen.getByRole('switch', { name: 'Compte actif' });
};

it('toggles on click, on a click of its label and on Space', async () => {
  const control = showSwitch();
  await userEvent.click(control);
  expect(control).toBeChecked();
  await userEvent.click(screen.getByText('Compte actif'));
  expect(control).not.toBeChecked();
  await userEvent.keyboard(' ');
  expect(control).toBeChecked();
});

it('keeps its accessible name when the label is hidden', () => {
  const control = showSwitch({ labelHidden: true });
  expect(control).toBeVisible();
  expect(screen.queryByText('Compte actif')).toBeNull();
});

it('names no description that is not on the page', () => {
  const control = showSwitch({ labelHidden: true, description: 'Peut se connecter' });
  expect(control).not.toHaveAttribute('aria-describedby');
  expect(control).toHaveAccessibleName('Compte actif');
});

it.each([{ unavailableReason: 'Droit requis : écriture' }, { busy: true }])(
  'stays focusable and does nothing with %p',
  async (props) => {
    const onChange = jest.fn();
    const control = showSwitch({ ...props, onChange, checked: true });
    await userEvent.tab();
    expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(control);
    expect(onChange).not.toHaveBeenCalled();
    expect(control).toBeChecked();
    expect(control).toHaveAttribute('aria-disabled', 'true');
  },
);

it('is described by the reason and the description', () => {
  const control = showSwitch({
    unavailableReason: 'Droit requis : écriture',
    description: 'Peut se connecter',
  });
  expect(control).toHaveAccessibleDescription('Peut se connecter Droit requis : écriture');
});
