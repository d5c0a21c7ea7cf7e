import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const serverCode = (name: string, portVariable: string) => `
import { createServer } from 'node:http';
import { writeFileSync } from 'node:fs';
writeFileSync('pid', String(process.pid));
const server = createServer((request, response) => response.end('{"success":true}'));
server.listen(Number(process.env.${portVariable}), 'localhost');
process.on('SIGTERM', () => { writeFileSync('stopped', '${name}'); process.exit(0); });
`;

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/**
 * Creates a small checkout for tests of what `npm start` says and does. It has the real launch
 * scripts, and fake parts: npx, builds, publishing, API and gateway.
 */
export function createCheckout() {
  const root = mkdtempSync(path.join(tmpdir(), 'escale-launch-'));
  const repository = process.cwd();
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  };
  cpSync(
    path.join(repository, 'packages/tools/workspace/src'),
    path.join(root, 'packages/tools/workspace/src'),
    {
      recursive: true,
    },
  );
  mkdirSync(path.join(root, 'packages/server/core/src'), { recursive: true });
  const release = 'packages/server/core/src/build-info.mjs';
  cpSync(path.join(repository, release), path.join(root, release));
  write('packages/contracts/src/platform/brand.ts', "export const brand = { name: 'Pontus' };");
  for (const [folder, file] of Object.entries({
    '.': 'package.json',
    'mock-api': 'package.json',
    shell: 'package.json',
  }))
    write(path.join(folder, file), '{"version":"3.2.1","devDependencies":{"pnpm":"0.0.0"},"type":"module"}');
  for (const folder of ['.', 'mock-api', 'shell']) write(`${folder}/node_modules/pnpm/package.json`, '{}');
  write('pnpm-lock.yaml', '');
  write('pnpm-workspace.yaml', '');
  write('packages/tools/cli/placeholders/reports.json', '{}');
  write(
    'packages/tools/cli/bin/escale.mjs',
    "import { appendFileSync } from 'node:fs';\nappendFileSync('calls-of-escale', process.argv.slice(2).join(' ') + '\\n');",
  );
  write('packages/server/gateway/package.json', '{"type":"module"}');
  write('bin/npx', '#!/bin/sh\necho called >> "$CALLS"\necho "$@" >> "$CALLS-words"\n');
  chmodSync(path.join(root, 'bin/npx'), 0o755);
  write(
    'packages/front/module-kit/build/run-build.mjs',
    "import { mkdirSync, writeFileSync } from 'node:fs';\n" +
      "mkdirSync(process.argv[2] + '/dist', { recursive: true });\n" +
      "writeFileSync(process.argv[2] + '/dist/index.html', '');",
  );
  write('packages/front/module-kit/build/run-dev.mjs', serverCode('dev server', 'PORT'));
  write('mock-api/src/main.ts', serverCode('api', 'API_PORT'));
  write('packages/server/gateway/src/main.ts', serverCode('gateway', 'PORT'));
  mkdirSync(path.join(root, 'packages/tools/workspace/node_modules'), { recursive: true });
  for (const tool of ['tsx', 'esbuild'].map((name) => `packages/tools/workspace/node_modules/${name}`))
    symlinkSync(path.join(repository, tool), path.join(root, tool));
  const children: ChildProcess[] = [];
  return {
    write,
    read: (file: string) =>
      existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '',
    untilWritten: async (file: string) => {
      while (!existsSync(path.join(root, file))) await new Promise((resolve) => setImmediate(resolve));
    },
    launch: (script: 'start' | 'test' | 'dev', env: Record<string, string>, args: string[] = []) => {
      const child = spawn(process.execPath, [`packages/tools/workspace/src/${script}.mjs`, ...args], {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...process.env,
          PATH: [`${root}/bin`, process.env.PATH, `${repository}/node_modules/.bin`].join(path.delimiter),
          CALLS: `${root}/calls`,
          ...env,
        },
      });
      children.push(child);
      return followOutput(child);
    },
    /** Starts the checkout as users do, through npm. */
    npmStart: (env: Record<string, string>) => {
      const start = { start: 'node packages/tools/workspace/src/start.mjs' };
      write(
        'package.json',
        JSON.stringify({ devDependencies: { pnpm: '0.0.0' }, type: 'module', scripts: start }),
      );
      const child = spawn('npm', ['start'], {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...process.env,
          PATH: `${root}/bin:${process.env.PATH ?? ''}`,
          CALLS: `${root}/calls`,
          ...env,
        },
      });
      children.push(child);
      return followOutput(child);
    },
    /** Stops all remaining processes, servers included, before their folders are deleted. */
    remove: async () => {
      await Promise.all(children.map(endProcess));
      rmSync(root, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

function followOutput(child: ChildProcess) {
  let output = '';
  const waiting: { text: string; found: () => void }[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => {
      output += text.toString();
      for (const { text: wanted, found } of waiting) if (output.includes(wanted)) found();
    });
  return {
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    output: () => output,
    saying: (text: string) =>
      new Promise<void>((found, reject) => {
        waiting.push({ text, found });
        if (output.includes(text)) found();
        child.once('close', () => reject(new Error(`ended without saying "${text}":\n${output}`)));
      }),
    exitCode: new Promise<number | null>((resolve) => child.once('close', resolve)),
  };
}

/** Starts a server on a free port; returns the port and the server. */
export async function takePort(): Promise<{ port: number; server: Server }> {
  const holder = createServer((socket) => socket.destroy()).unref();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  const address = holder.address();
  return { port: typeof address === 'object' && address !== null ? address.port : 0, server: holder };
}

/** Returns two free ports as environment variables of the launch scripts. */
export async function freePorts(): Promise<{ PORT: string; API_PORT: string }> {
  const [first, second] = [await takePort(), await takePort()];
  await Promise.all([first, second].map(({ server }) => new Promise((resolve) => server.close(resolve))));
  return { PORT: String(first.port), API_PORT: String(second.port) };
}
