import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { withoutTags } from '../specification/test-titles';

/** `failed`: an assertion of the test does not hold. `crashed`: it ended otherwise, which proves nothing. */
export type Outcome =
  | { kind: 'passed' }
  | { kind: 'failed'; assertion: string }
  | { kind: 'crashed'; message: string };

interface TestError {
  message?: string;
  location?: { file: string; line: number };
}

interface Suite {
  suites?: Suite[];
  specs?: { title: string; tests: { results: { status: string; errors: TestError[] }[] }[] }[];
}

/** Reads a JSON report of Playwright; returns the outcome of each test by its title without tags. */
export function readReport(text: string, sources: string): ReadonlyMap<string, Outcome> {
  const { suites = [] } = JSON.parse(text) as Suite;
  return new Map(suites.flatMap((suite) => outcomesOf(suite, sources)));
}

function outcomesOf({ suites = [], specs = [] }: Suite, sources: string): [string, Outcome][] {
  const own = specs.map(({ title, tests }): [string, Outcome] => {
    const [result] = tests.flatMap(({ results }) => results);
    return [
      withoutTags(title),
      result ? outcomeOf(result, sources) : { kind: 'crashed', message: 'did not run' },
    ];
  });
  return [...own, ...suites.flatMap((suite) => outcomesOf(suite, sources))];
}

function outcomeOf({ status, errors }: { status: string; errors: TestError[] }, sources: string): Outcome {
  if (status === 'passed') return { kind: 'passed' };
  const [first] = errors;
  const message = stripVTControlCharacters(first?.message ?? status);
  const assertion = first?.location && assertionAt(first.location, sources);
  return status === 'failed' && message.startsWith('Error: expect(') && assertion
    ? { kind: 'failed', assertion }
    : { kind: 'crashed', message };
}

/** The line of a specification, or of a page that it uses, at which an assertion failed. */
function assertionAt({ file, line }: { file: string; line: number }, sources: string): string | undefined {
  if (!/^(specs|pages)[\\/]/.test(path.relative(sources, file))) return undefined;
  return readFileSync(file, 'utf8').split('\n')[line - 1]?.trim();
}
