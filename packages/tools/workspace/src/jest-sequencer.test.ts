import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface TestFile {
  path: string;
}
interface TestResult {
  testFilePath: string;
  numFailingTests: number;
  perfStats: { runtime: number };
}
type Sequencer = new (options: object) => {
  cacheResults: (tests: TestFile[], results: { testResults: TestResult[] }) => void;
  time: (test: TestFile) => number | undefined;
};

const TimesByProject = jest.requireActual<Sequencer>('./jest-sequencer.cjs');
let cacheDirectory: string;
beforeEach(() => (cacheDirectory = mkdtempSync(path.join(tmpdir(), 'escale-sequencer-'))));
afterEach(() => rmSync(cacheDirectory, { recursive: true }));

function testIn(project: string, file: string) {
  const config = { id: 'shared', displayName: { name: project }, haste: {}, cache: true, cacheDirectory };
  return { path: file, context: { config, hasteFS: { getSize: () => 1 } } };
}

test('projects that share an id keep separate times of their files', () => {
  const tests = [testIn('browser', 'quay.test.ts'), testIn('library', 'berth.test.ts')];
  const testResults = tests.map((one, index) => ({
    testFilePath: one.path,
    numFailingTests: 0,
    perfStats: { runtime: 100 + index },
  }));
  new TimesByProject({}).cacheResults(tests, { testResults });
  const next = new TimesByProject({});
  expect(tests.map((one) => next.time(one))).toEqual([100, 101]);
});
