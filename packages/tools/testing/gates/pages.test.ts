import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from './repository';

const pages = execFileSync('git', ['ls-files', 'docs/*.md'], { cwd: repository, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !file.startsWith('docs/examples/'));

const maxBytes = 12 * 1_024;

it.each(pages)('%s is short enough to be read in five minutes', (file) => {
  const text = readFileSync(path.join(repository, file), 'utf8');
  expect(text.split('\n').length - 1).toBeLessThanOrEqual(file.startsWith('docs/decisions/') ? 60 : 200);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(maxBytes);
});
