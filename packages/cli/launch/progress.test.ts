/** @jest-environment node */
import path from 'node:path';
import { pathToFileURL } from 'node:url';

interface Step {
  title: string;
  run: (note: (text: string) => void, setStatus: (text: string) => void) => Promise<unknown>;
}
interface Progress {
  step: (title: string, run: Step['run']) => Promise<unknown>;
  parallel: (steps: Step[], concurrency: number) => Promise<unknown[]>;
}
type CreateProgress = (total: number, write: (text: string) => void) => Progress;

let output = '';
let progress: Progress;

beforeEach(async () => {
  const file = pathToFileURL(path.join(import.meta.dirname, 'progress.mjs')).href;
  const { createProgress } = (await import(file)) as { createProgress: CreateProgress };
  output = '';
  progress = createProgress(3, (text) => (output += text));
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());

test('a long step reports its progress every 20 s, even without news', async () => {
  const done = progress.step('Tests unitaires', async (_note, setStatus) => {
    setStatus('123 sur 456 fichiers');
    await new Promise((resolve) => setTimeout(resolve, 50_000));
  });
  await jest.advanceTimersByTimeAsync(50_000);
  await done;
  expect(output.match(/123 sur 456 fichiers · \d\d s/g)).toEqual([
    '123 sur 456 fichiers · 20 s',
    '123 sur 456 fichiers · 40 s',
  ]);
});

test('a note replaces the next progress line', async () => {
  const done = progress.step('Construction', async (note) => {
    await new Promise((resolve) => setTimeout(resolve, 15_000));
    note('shell (1 sur 6)');
    await new Promise((resolve) => setTimeout(resolve, 15_000));
  });
  await jest.advanceTimersByTimeAsync(30_000);
  await done;
  expect(output).toBe('[1/3] Construction …\n      shell (1 sur 6)\n      30 s\n');
});

test('runs independent steps in parallel and returns each failure', async () => {
  const failure = new Error('crooked');
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  const errors = progress.parallel(
    [
      { title: 'Règles', run: () => wait(40_000) },
      { title: 'Types', run: () => wait(20_000).then(() => Promise.reject(failure)) },
      { title: 'Forme', run: () => wait(10_000) },
    ],
    2,
  );
  await jest.advanceTimersByTimeAsync(40_000);
  expect(await errors).toEqual([failure]);
  const ends = output.split('\n').filter((line) => line.startsWith('['));
  expect(ends).toEqual(['[1/3] Types … échec (20 s)', '[2/3] Forme … 10 s', '[3/3] Règles … 40 s']);
});
