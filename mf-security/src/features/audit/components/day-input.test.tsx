import { DesignSystemProvider } from '@escale/design-system';
import { act, fireEvent, render, screen } from '@escale/testing';
import { DayInput } from './day-input';

const onChange = jest.fn();

const typeDate = (value: string) => fireEvent.change(screen.getByLabelText('Du'), { target: { value } });

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  render(<DayInput label="Du" type="date" value="2026-11-21" onChange={onChange} />, {
    wrapper: DesignSystemProvider,
  });
});
afterEach(() => jest.useRealTimers());

it('a year being typed is not a date yet, and the input stays', () => {
  for (const year of ['0002', '0020', '0202']) {
    typeDate(`${year}-11-21`);
    act(() => jest.runAllTimers());
    expect(screen.getByLabelText('Du')).toHaveValue(`${year}-11-21`);
  }
  expect(onChange).not.toHaveBeenCalled();
  typeDate('2025-11-21');
  act(() => jest.runAllTimers());
  expect(onChange.mock.calls).toEqual([['2025-11-21']]);
});

it('typing in quick succession is one change', () => {
  for (const day of ['01', '12']) typeDate(`2026-11-${day}`);
  act(() => jest.runAllTimers());
  expect(onChange.mock.calls).toEqual([['2026-11-12']]);
});

it('leaving it with an incomplete year restores the date in effect', () => {
  typeDate('0020-11-21');
  fireEvent.blur(screen.getByLabelText('Du'));
  expect(screen.getByLabelText('Du')).toHaveValue('2026-11-21');
});

it('an empty date does not filter', () => {
  typeDate('');
  act(() => jest.runAllTimers());
  expect(onChange.mock.calls).toEqual([['']]);
});
