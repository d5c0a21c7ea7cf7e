import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { startTransition, use, useEffect, useState } from 'react';
import { useAddressInput } from './use-address-input';

const pauseMs = 200;
const onQuery = jest.fn();

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const renderInput = () =>
  renderHook(({ query }) => useAddressInput(query, onQuery), { initialProps: { query: '' } });

it('writes the typed text after a pause and follows external changes of the address', () => {
  const { result, rerender } = renderInput();
  act(() => result.current.setDraft('e'));
  act(() => jest.advanceTimersByTime(pauseMs));
  expect(onQuery).toHaveBeenLastCalledWith('e');
  rerender({ query: 'e' });
  rerender({ query: 'abidjan' });
  expect(result.current.draft).toBe('abidjan');
});

it('keeps text typed while an earlier text is being written', () => {
  const { result, rerender } = renderInput();
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
  const { result, rerender } = renderInput();
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

/**
 * While this flag is false, React renders without `act`, as in a browser: step by step, and a newer
 * render may replace an unfinished one.
 */
const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

it('keeps text typed while the address is being rendered, before it is shown', async () => {
  jest.useRealTimers();
  const never = new Promise<void>(() => undefined);
  const rendered = jest.fn();
  let write = (_query: string): void => undefined;
  let type = (_text: string): void => undefined;
  function Search({ query }: { query: string }) {
    const { draft, setDraft } = useAddressInput(query, onQuery);
    useEffect(() => {
      type = setDraft;
    });
    return <output>{draft}</output>;
  }
  function Page({ query }: { query: string }) {
    rendered(query);
    if (query !== '') use(never);
    return null;
  }
  function App() {
    const [query, setQuery] = useState('');
    useEffect(() => {
      write = setQuery;
    }, []);
    return (
      <>
        <Search query={query} />
        <Page query={query} />
      </>
    );
  }
  render(<App />);
  onQuery.mockClear();
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
  type('e');
  await waitFor(() => expect(onQuery).toHaveBeenCalledWith('e'));
  startTransition(() => write('e'));
  await waitFor(() => expect(rendered).toHaveBeenCalledWith('e'));
  type('e2');
  await waitFor(() => expect(onQuery).toHaveBeenLastCalledWith('e2'));
  expect(screen.getByRole('status')).toHaveTextContent('e2');
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
});
