import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { globalStyles } from '../theme/global-styles';
import { DesignSystemProvider } from './design-system-provider';

const focusAttribute = 'data-focus-visible';

function FocusMovers() {
  return (
    <>
      <button onKeyDown={() => screen.getByText('deux').focus()}>un</button>
      <button onClick={() => screen.getByText('un').focus()}>deux</button>
    </>
  );
}

it('marks the focus that a script moves for a key after a click, until a pointer moves it', async () => {
  render(<FocusMovers />, { wrapper: DesignSystemProvider });
  await userEvent.click(screen.getByText('un'));
  expect(screen.getByText('un')).not.toHaveAttribute(focusAttribute);
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByText('deux')).toHaveFocus();
  expect(screen.getByText('deux')).toHaveAttribute(focusAttribute);
  await userEvent.click(screen.getByText('deux'));
  expect(screen.getByText('un')).toHaveFocus();
  expect(screen.getByText('un')).not.toHaveAttribute(focusAttribute);
  expect(screen.getByText('deux')).not.toHaveAttribute(focusAttribute);
});

it('marks no focus once the page is gone', async () => {
  render(<FocusMovers />, { wrapper: DesignSystemProvider }).unmount();
  render(<FocusMovers />);
  await userEvent.tab();
  expect(screen.getByText('un')).not.toHaveAttribute(focusAttribute);
});

it('the mark draws the same ring as the rest of the document', () => {
  expect(Object.keys(globalStyles)).toContain(`:is(:focus-visible, [${focusAttribute}])`);
});
