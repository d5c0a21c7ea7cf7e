// Lints the JSON input ({ file: source }) in one process, since starting ESLint is slow.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const root = process.cwd();
const { ESLint } = createRequire(pathToFileURL(`${root}/`))('eslint');
const eslint = new ESLint({ cwd: root });
const messagesByFile = {};
for (const [file, source] of Object.entries(JSON.parse(readFileSync(0, 'utf8')))) {
  const [result] = await eslint.lintText(source, { filePath: file });
  messagesByFile[file] = result.messages;
}
process.stdout.write(JSON.stringify(messagesByFile));
