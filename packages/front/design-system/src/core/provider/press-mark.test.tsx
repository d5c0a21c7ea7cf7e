import { act, fireEvent, render, screen } from '@testing-library/react';
import { globalStyles } from '../theme/global-styles';
import { DesignSystemProvider } from './design-system-provider';

const pressedAttribute = 'data-pressed';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('marks a clicked link for a moment, until the page is gone', () => {
  const { unmount } = render(
    <a href="#quai">
      <span>Quai</span>
    </a>,
    { wrapper: DesignSystemProvider },
  );
  const link = screen.getByRole('link');
  fireEvent.click(screen.getByText('Quai'));
  expect(link).toHaveAttribute(pressedAttribute);
  act(() => jest.runAllTimers());
  expect(link).not.toHaveAttribute(pressedAttribute);
  unmount();
  fireEvent.click(link);
  expect(link).not.toHaveAttribute(pressedAttribute);
});

it('the mark looks like a press', () => {
  expect(
    Object.keys(globalStyles).filter((selector) => selector.includes(`:is(:active, [${pressedAttribute}])`)),
  ).toHaveLength(1);
});
