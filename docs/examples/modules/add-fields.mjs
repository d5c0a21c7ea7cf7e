import { readFileSync, writeFileSync } from 'node:fs';

/** Copies fields into a JSON file: `node add-fields.mjs <file> <file with the fields>`. */
const [file, fields] = process.argv.slice(2);
const read = (name) => JSON.parse(readFileSync(name, 'utf8'));
writeFileSync(file, `${JSON.stringify({ ...read(file), ...read(fields) }, null, 2)}\n`);
