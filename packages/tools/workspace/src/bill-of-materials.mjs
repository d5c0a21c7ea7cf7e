// @ts-check
import './check-node.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lastLines, LaunchError } from './launch-error.mjs';
import { licenceList } from './licence-list.mjs';
import { runLogged } from './processes.mjs';
import { runMain } from './run-main.mjs';
import { fromRoot } from './workspace-paths.mjs';

/** The packages that a release delivers, without tests and development tools. */
const deliveredPackages = [
  './shell',
  './mf-*',
  './mock-api',
  './packages/contracts',
  './packages/front/*',
  './packages/server/*',
  './packages/tools/cli',
  './packages/tools/conformance',
];

/** Writes the bill of materials (CycloneDX) of a release and the list of its licences into a folder. */
async function main() {
  const [folder = fromRoot('var/bom')] = process.argv.slice(2);
  const file = path.join(folder, 'escale.cdx.json');
  const filters = deliveredPackages.map((place) => `--filter=${place}`);
  const format = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--prod', '--out', file];
  const { ok, output } = await runLogged('bom', fromRoot('node_modules/.bin/pnpm'), [
    ...filters,
    'sbom',
    ...format,
  ]);
  if (!ok) throw new LaunchError("La nomenclature n'a pas pu être écrite.", lastLines(output));
  const { text, count, undeclared } = licenceList(JSON.parse(readFileSync(file, 'utf8')));
  writeFileSync(path.join(folder, 'licences.txt'), text);
  const missing = undeclared.length === 0 ? '' : ` ; sans licence déclarée : ${undeclared.join(', ')}`;
  process.stdout.write(`${count} composants dans ${path.relative(process.cwd(), folder)}${missing}\n`);
  return 0;
}

await runMain(main, { interrupted: 'Nomenclature interrompue.', interruptedCode: 130 });
