// Builds test apps and prints the exit code and output of each build: node test-build-apps.mjs <app folder>...
// One process builds all apps, since starting the bundler takes longer than building a small app.
import { register } from 'tsx/esm/api';

register();
const { buildApp } = await import('./build-app.ts');
const print = process.stdout.write.bind(process.stdout);
let output = '';
for (const stream of [process.stdout, process.stderr])
  stream.write = (text) => {
    output += text;
    return true;
  };
const results = [];
for (const folder of process.argv.slice(2)) {
  output = '';
  process.chdir(folder);
  const code = await buildApp(folder);
  results.push({ code, output });
}
print(JSON.stringify(results));
