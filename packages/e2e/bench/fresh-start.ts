import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../src/fixtures/free-port';

/** Wall time from `npm start` in a fresh clone of the last commit until the address is printed. */
async function benchFreshStart(): Promise<void> {
  const root = path.resolve(__dirname, '../../..');
  const clone = path.join(mkdtempSync(path.join(tmpdir(), 'escale-fresh-')), 'escale');
  execFileSync('git', ['clone', '--quiet', root, clone]);
  const env = { ...process.env, PORT: String(await freePort()), API_PORT: String(await freePort()) };
  const started = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await new Promise<void>((resolve, reject) => {
      let output = '';
      child.stdout.on('data', (chunk: Buffer) => {
        process.stdout.write(chunk);
        output += chunk.toString();
        if (output.includes('super.admin@escale.test')) resolve();
      });
      child.on('exit', (code) => reject(new Error(`npm start ended with ${String(code)}`)));
    });
    console.log(`fresh clone to address on screen: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  } finally {
    child.removeAllListeners('exit');
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
    await ended;
    rmSync(path.dirname(clone), { recursive: true, force: true, maxRetries: 10 });
  }
}

void benchFreshStart();
