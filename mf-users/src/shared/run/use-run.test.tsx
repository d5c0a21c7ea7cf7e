import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@escale/testing';
import type { ReactNode } from 'react';
import { useRun } from './use-run';

interface Done {
  state: 'done';
}

it('shows nothing of a run once another has begun', async () => {
  let answerFirst: (done: Done) => void = () => undefined;
  const answers = {
    first: new Promise<Done>((resolve) => (answerFirst = resolve)),
    second: new Promise<Done>(() => undefined),
  };
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useRun<keyof typeof answers, Done>({ act: (item) => answers[item] }), {
    wrapper,
  });
  let over: Promise<unknown> = Promise.resolve();
  act(() => {
    over = result.current.start(['first']);
  });
  act(() => void result.current.start(['second']));
  await act(async () => {
    answerFirst({ state: 'done' });
    await over;
  });
  expect(result.current.run).toMatchObject({ items: ['second'], state: 'running' });
  expect(result.current.run?.outcomes.size).toBe(0);
});
