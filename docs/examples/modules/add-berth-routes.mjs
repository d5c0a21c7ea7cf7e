import { readFileSync, writeFileSync } from 'node:fs';

/** The route table of the reference back end; this script adds the routes of the berths. */
const file = 'mock-api/src/routes.ts';
const imports = [
  "import { addBerth } from './berths/add-berth';",
  "import { listBerths } from './berths/list-berths';",
];
const text = readFileSync(file, 'utf8').replace('  getHealth,', '  getHealth,\n  listBerths,\n  addBerth,');
writeFileSync(file, `${imports.join('\n')}\n${text}`);
