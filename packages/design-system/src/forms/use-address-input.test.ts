import { act, renderHook } from '@testing-library/react';
import { useAddressInput } from './use-address-input';

const pauseMs = 200;
const onQuery = jest.fn();

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const begin = () =>
  renderHook(({ query }) => useAddressInput(query, onQuery), { initialProps: { query: '' } });

it('writes the typed text after a pause and follows external changes of the address', () => {
  const { result, rerender } = begin();
  act(() => result.current.setDraft('e'));
  act(() => jest.advanceTimersByTime(pauseMs));
  expect(onQuery).toHaveBeenLastCalledWith('e');
  rerender({ query: 'e' });
  rerender({ query: 'abidjan' });
  expect(result.current.draft).toBe('abidjan');
});

it('keeps text typed while an earlier text is being written', () => {
  const { result, rerender } = begin();
  act(() => result.current.setDraft('e'));
  const { setDraft } = result.current;
  act(() => {
    jest.advanceTimersByTime(pauseMs);
    setDraft('e2');
  });
  rerender({ query: 'e' });
  expect(result.current.draft).toBe('e2');
});

it('keeps every text when the address updates late', () => {
  const { result, rerender } = begin();
  for (const text of ['e', 'e2']) {
    act(() => result.current.setDraft(text));
    act(() => jest.advanceTimersByTime(pauseMs));
  }
  act(() => result.current.setDraft('e2e'));
  rerender({ query: 'e' });
  expect(result.current.draft).toBe('e2e');
  rerender({ query: 'e2' });
  expect(result.current.draft).toBe('e2e');
});
