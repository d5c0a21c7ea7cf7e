import path from 'node:path';
import { pathToFileURL } from 'node:url';

interface Step {
  needs?: string[];
  after?: string[];
  isCheck?: boolean;
  isLight?: boolean;
}
type Graph = Record<string, Step>;
interface Schedule {
  withNeeds: (graph: Graph, chosen: string[]) => Graph;
  runGraph: (graph: Graph, slots: number, run: (step: Step) => Promise<unknown>) => Promise<unknown[]>;
}

let schedule: Schedule;
let startedSteps: string[];
let end: Record<string, (error?: Error) => void>;

beforeAll(async () => {
  schedule = (await import(pathToFileURL(path.join(import.meta.dirname, 'schedule.mjs')).href)) as Schedule;
});

/** Starts a graph; a step runs until `end[name]` is called. */
function start(graph: Graph, slots: number) {
  startedSteps = [];
  end = {};
  const run = (step: Step) =>
    new Promise<void>((resolve, reject) => {
      const name = Object.keys(graph).find((key) => graph[key] === step) ?? '';
      startedSteps.push(name);
      end[name] = (error) => (error === undefined ? resolve() : reject(error));
    });
  return schedule.runGraph(graph, slots, run);
}

/** Ends a step; returns what has started since then. */
async function endStep(name: string, error?: Error) {
  const before = startedSteps.length;
  end[name]?.(error);
  await new Promise((resolve) => setImmediate(resolve));
  return startedSteps.slice(before);
}

test('starts a step as soon as what it waits for has succeeded and a slot is free', async () => {
  const all = start(
    {
      install: {},
      types: { needs: ['install'] },
      lint: { needs: ['install'] },
      browser: { needs: ['install'], isLight: true },
      unit: { after: ['types', 'lint', 'absent'] },
      build: { after: ['types', 'lint'] },
      e2e: { needs: ['build', 'browser'], after: ['unit'] },
    },
    2,
  );
  expect(startedSteps).toEqual(['install']);
  expect(await endStep('install')).toEqual(['types', 'lint', 'browser']);
  expect(await endStep('types')).toEqual([]);
  expect(await endStep('lint')).toEqual(['unit', 'build']);
  expect(await endStep('build')).toEqual([]);
  expect(await endStep('unit')).toEqual([]);
  expect(await endStep('browser')).toEqual(['e2e']);
  await endStep('e2e');
  expect(await all).toEqual([]);
});

test('after a failure the other checks still run, and nothing else starts', async () => {
  const [crooked, sunk] = [new Error('crooked'), new Error('sunk')];
  const all = start(
    {
      lint: { isCheck: true },
      attack: {},
      types: { isCheck: true },
      unit: { after: ['lint', 'types'] },
      e2e: {},
    },
    2,
  );
  expect(startedSteps).toEqual(['lint', 'attack']);
  expect(await endStep('lint', crooked)).toEqual(['types']);
  expect(await endStep('attack', sunk)).toEqual([]);
  expect(await endStep('types')).toEqual([]);
  expect(await all).toEqual([crooked, sunk]);
});

test('runs a chosen step with the steps that it needs, not with those that it only waits for', () => {
  const graph = {
    install: {},
    lint: {},
    build: { needs: ['install'] },
    e2e: { needs: ['build'], after: ['lint'] },
  };
  expect(Object.keys(schedule.withNeeds(graph, ['e2e']))).toEqual(['install', 'build', 'e2e']);
});
