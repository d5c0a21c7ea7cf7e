import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mutated } from './mutate';
import { rows } from './rows';

const root = path.resolve(import.meta.dirname, '../../../..');
const page = readFileSync(path.join(root, 'docs/failure-proofs.md'), 'utf8').replace(/ +/g, ' ');

it.each(rows.flatMap(({ proofs }) => proofs))(
  'the sources have what is taken out: $without',
  ({ mutation }) => {
    expect(mutated(root, mutation)).not.toBe('');
  },
);

it.each(rows)('docs/failure-proofs.md has $id and its proofs', ({ id, fault, proofs }) => {
  expect(page).toContain(`## \`${id}\`: ${fault}\n`);
  for (const { without, spec, test } of proofs) expect(page).toContain(`| ${without} | ${spec}: ${test} |`);
});
