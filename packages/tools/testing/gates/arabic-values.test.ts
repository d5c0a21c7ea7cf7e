import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from './repository';

/**
 * Matches an Arabic letter followed by a value that may begin with a digit or a sign. The browser
 * would reorder such a value.
 */
const reorderedValue =
  /[\u0600-\u06ff][^`\u200e]*?(?<!\\u200e)\$\{(?:address|asked|date|file|from|moment|present|since|to|version)\}/gu;

const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: repository, encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);

it('Arabic texts keep dates, versions and addresses from left to right', () => {
  expect(sources.length).toBeGreaterThan(0);
  const found = sources.flatMap((file) =>
    [...readFileSync(path.join(repository, file), 'utf8').matchAll(reorderedValue)].map(
      ([text]) => `${file}: ${text}`,
    ),
  );
  expect(found).toEqual([]);
});
