import { act, renderHook } from '@testing-library/react';
import { useAddressInput } from './use-address-input';

const pauseMs = 200;
const onQuery = jest.fn();

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const begin = () =>
  renderHook(({ query }) => useAddressInput(query, onQuery), { initialProps: { query: '' } });

it('hands on what was typed after a pause, and follows the address when that changes from outside', () => {
  const { result, rerender } = begin();
  act(() => result.current.setDraft('e'));
  act(() => jest.advanceTimersByTime(pauseMs));
  expect(onQuery).toHaveBeenLastCalledWith('e');
  rerender({ query: 'e' });
  rerender({ query: 'abidjan' });
  expect(result.current.draft).toBe('abidjan');
});

it('loses nothing that is typed while the text before is being handed on', () => {
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

it('loses nothing when the address answers late, text after text', () => {
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
