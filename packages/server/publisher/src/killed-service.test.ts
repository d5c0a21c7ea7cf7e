import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { bundleOf, freePort } from '@escale/core/testing';
import { createSite } from './test-service';

const packagesFolder = path.resolve(import.meta.dirname, '../../..');
const killScript = pathToFileURL(
  path.join(packagesFolder, 'server/site/src/testing/kill-at-rename.mjs'),
).href;

let site: ReturnType<typeof createSite>;
const startedProcesses: ChildProcess[] = [];
beforeEach(() => {
  site = createSite();
});
afterEach(async () => {
  await Promise.all(startedProcesses.splice(0).map(kill));
  site.remove();
});

async function kill(child: ChildProcess) {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}

/** Starts the service as a process and waits until it listens. */
async function startProcess(env: Record<string, string> = {}) {
  const port = await freePort();
  const child = spawn(process.execPath, [bundleOf('publisher')], {
    env: { ...process.env, PUBLISH_PORT: String(port), ESCALE_SITE_DIR: site.siteDir, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  startedProcesses.push(child);
  await once(child.stdout, 'data');
  return { child, to: `http://localhost:${port}` };
}

/** Runs `escale` as a process. */
async function escale(token: string, ...argv: string[]) {
  const child = spawn(process.execPath, [bundleOf('escale'), ...argv], {
    env: { ...process.env, ESCALE_TOKEN: token },
  });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { out, err, code: code as number };
}

function leftovers(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.includes('.publishing-'),
  );
}

// The tests of `escale` cover all kill points. This test covers one before and one after the
// version goes live.
test.each(['during:descriptor', 'after:registry'])(
  'a service that is killed (%s) leaves the old state or the new one, and repeating the command completes it',
  async (moment) => {
    const { token } = await site.token('yard');
    const build = await site.build('yard', 'one');
    const doomed = await startProcess({ NODE_OPTIONS: `--import ${killScript}`, KILL_AT: moment });
    const cut = await escale(token, 'publish', build, '--to', doomed.to);
    expect(cut).toMatchObject({ code: 1, err: expect.stringContaining('nothing is half done') as string });
    await kill(doomed.child);
    const { to } = await startProcess();
    expect(leftovers(site.siteDir)).toEqual([]);
    expect(await escale(token, 'publish', build, '--to', to)).toMatchObject({ code: 0, err: '' });
    const { modules } = JSON.parse(readFileSync(path.join(site.siteDir, 'modules.json'), 'utf8')) as {
      modules: unknown[];
    };
    expect(modules).toHaveLength(1);
    expect((await site.history()).filter(({ action }) => action !== 'recovered').length).toBeLessThanOrEqual(
      1,
    );
  },
  60_000,
);
