import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from './repository';
import { manifests } from './workspace';

/** A value that may begin with a digit or a sign, behind an Arabic letter that would turn it around. */
const exposed =
  /[\u0600-\u06ff][^`\u200e]*?(?<!\\u200e)\$\{(?:address|asked|date|file|from|moment|present|since|to|version)\}/gu;

const sources = manifests().flatMap(({ folder }) =>
  readdirSync(path.join(repository, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules') && !file.includes('dist/'))
    .map((file) => path.join(folder, file)),
);

it('Arabic texts keep dates, versions and addresses from left to right', () => {
  const found = sources.flatMap((file) =>
    [...readFileSync(path.join(repository, file), 'utf8').matchAll(exposed)].map(
      ([text]) => `${file}: ${text}`,
    ),
  );
  expect(found).toEqual([]);
});
