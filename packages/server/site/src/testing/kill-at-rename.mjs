// Preloaded by tests: the process kills itself at the rename or write named by KILL_AT.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const [moment, step] = (process.env.KILL_AT ?? '').split(':');
/** @type {Record<string, string | undefined>} */
const targets = { registry: 'modules.json', shell: '.shell.json', page: '/index.html' };
const { rename, writeFile } = fs.promises;

/** @type {typeof fs.promises.rename} */
fs.promises.rename = async (from, to) => {
  const target = targets[step ?? ''];
  const hit = target === undefined ? String(from).includes('.publishing-') : String(to).endsWith(target);
  if (hit && moment === 'before') process.kill(process.pid, 'SIGKILL');
  await rename(from, to);
  if (hit && moment === 'after') process.kill(process.pid, 'SIGKILL');
};

/** @type {typeof fs.promises.writeFile} */
fs.promises.writeFile = async (file, ...rest) => {
  const half = step === 'descriptor' && String(file).endsWith('descriptor.json');
  if (half) {
    await writeFile(file, '{');
    process.kill(process.pid, 'SIGKILL');
  }
  await writeFile(file, ...rest);
};
syncBuiltinESMExports();
