import path from 'node:path';
import { pathToFileURL } from 'node:url';

type Print = (text: string) => void;
type RunStep = (title: string, run: (note: Print, setStatus: Print) => Promise<unknown>) => Promise<unknown>;
interface Progress {
  step: RunStep;
  beside: RunStep;
}
type CreateProgress = (total: number, write: Print) => Progress;

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

test('steps side by side each have a line when they end', async () => {
  const failure = new Error('crooked');
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  const all = Promise.allSettled([
    progress.beside('Règles', () => wait(30_000)),
    progress.beside('Types', () => wait(10_000).then(() => Promise.reject(failure))),
    progress.beside('Forme', () => wait(5_000).then(() => 'inchangé')),
  ]);
  await jest.advanceTimersByTimeAsync(30_000);
  expect((await all)[1]).toEqual({ status: 'rejected', reason: failure });
  expect(output).toBe(
    '[1/3] Forme … inchangé\n[2/3] Types … échec (10 s)\n      Règles : 20 s\n[3/3] Règles … 30 s\n',
  );
});
