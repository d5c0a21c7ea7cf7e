// Preloaded by concurrent-publish.test.ts: the process kills itself at the rename or write named by KILL_AT.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const [moment, what] = (process.env.KILL_AT ?? '').split(':');
const { rename, writeFile } = fs.promises;

/** @type {typeof fs.promises.rename} */
fs.promises.rename = async (from, to) => {
  const hit =
    what === 'registry' ? String(to).endsWith('modules.json') : String(from).includes('.publishing-');
  if (hit && moment === 'before') process.kill(process.pid, 'SIGKILL');
  await rename(from, to);
  if (hit && moment === 'after') process.kill(process.pid, 'SIGKILL');
};

/** @type {typeof fs.promises.writeFile} */
fs.promises.writeFile = async (file, ...rest) => {
  const half = what === 'descriptor' && String(file).endsWith('descriptor.json');
  if (half) {
    await writeFile(file, '{');
    process.kill(process.pid, 'SIGKILL');
  }
  await writeFile(file, ...rest);
};
syncBuiltinESMExports();
