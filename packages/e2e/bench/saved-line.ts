import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import { accounts } from '../src/fixtures/accounts';
import { launchOptions } from '../src/fixtures/launch-options';
import { freePort } from '../src/fixtures/free-port';
import { openMailbox } from '../src/fixtures/mailbox';
import { signInByApi } from '../src/fixtures/sign-in-by-api';
import { machine } from './machine';

const rounds = Number(process.env.BENCH_RUNS ?? 5);
const goalMs = 1_000;
const ready = 'super.admin@escale.test';

/** A component of each module with the title of its page, and the address of that. */
const lines = [
  { file: 'mf-users/src/app/users-page.tsx', path: '/users' },
  { file: 'mf-dashboard/src/app/dashboard-page.tsx', path: '/dashboard' },
  { file: 'mf-security/src/app/security-page.tsx', path: '/security' },
  { file: 'mf-settings/src/app/settings-page.tsx', path: '/settings' },
] as const;

interface Running {
  origin: string;
  apiOrigin: string;
  stop: () => Promise<void>;
}

/** `npm run dev` in a checkout, until it prints the accounts. */
async function startDev(checkout: string): Promise<Running> {
  const [port, apiPort] = [await freePort(), await freePort()];
  const env = { ...process.env, PORT: String(port), API_PORT: String(apiPort) };
  const child = spawn('npm', ['run', 'dev'], {
    cwd: checkout,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(ready)) resolve();
    });
    void ended.then(() => reject(new Error(`npm run dev ended:\n${output}`)));
  });
  const apiOrigin = `http://localhost:${apiPort}`;
  // The API starts beside the development servers, and so may be later than the message.
  const answers = () =>
    fetch(`${apiOrigin}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) await pause(100);
  return {
    origin: `http://localhost:${port}`,
    apiOrigin,
    stop: async () => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
      await ended;
    },
  };
}

/** Of the first compilations, which take longer than any later one. */
async function untilServed(page: Page, address: string): Promise<void> {
  const limit = Date.now() + 120_000;
  for (;;) {
    await page.goto(address).catch(() => undefined);
    const shown = await page
      .locator('main h1')
      .waitFor({ timeout: 15_000 })
      .then(
        () => true,
        () => false,
      );
    if (shown) return;
    if (Date.now() > limit) throw new Error(`${address} shows no heading`);
  }
}

/** Saves a line and waits for it on screen, whether the page is reloaded for it or not. */
async function measureLine(page: Page, file: string): Promise<{ ms: number[]; kept: boolean }> {
  const original = readFileSync(file, 'utf8');
  const ms: number[] = [];
  let kept = true;
  for (let round = 0; round <= rounds; round += 1) {
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const edited = original.replace(
      /title=\{([\w.]+)\}/,
      (_, name: string) => `title={\`\${${name}} ${round}\`}`,
    );
    if (edited === original) throw new Error(`${file} has no title`);
    const started = performance.now();
    writeFileSync(file, edited);
    await page.locator('main h1', { hasText: new RegExp(` ${round}$`) }).waitFor();
    // The first one is a warm-up: the file has not been compiled again before.
    if (round > 0) ms.push(performance.now() - started);
    kept &&= await page.evaluate(() => 'sameDocument' in window);
    await page.waitForTimeout(1_500);
  }
  writeFileSync(file, original);
  return { ms: ms.sort((one, other) => one - other), kept };
}

async function measure(browser: Browser, checkout: string, { origin, apiOrigin }: Running): Promise<void> {
  const context = await browser.newContext({ baseURL: origin, locale: 'fr-FR' });
  const stack = { origin, sessions: { forget: () => undefined } };
  await signInByApi(context, stack, openMailbox(apiOrigin), accounts.superAdmin);
  const page = await context.newPage();
  for (const { file, path: address } of lines) {
    await untilServed(page, address);
    const { ms, kept } = await measureLine(page, path.join(checkout, file));
    const median = ms[Math.floor(ms.length / 2)] ?? 0;
    if (median > goalMs || !kept) process.exitCode = 1;
    console.log(
      [
        `${file}: ${median.toFixed(0)} ms from the saved line to the screen`,
        `${ms[0]?.toFixed(0)} to ${ms.at(-1)?.toFixed(0)}, goal ${goalMs}: ${median <= goalMs ? 'met' : 'NOT met'}`,
        kept ? 'state kept' : 'page reloaded',
      ].join(' | '),
    );
  }
}

/** From a saved line to the screen in `npm run dev`, in a fresh clone of the last commit. */
async function benchSavedLine(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'escale-saved-line-'));
  const checkout = path.join(folder, 'escale');
  execFileSync('git', ['clone', '--quiet', path.resolve(__dirname, '../../..'), checkout]);
  const browser = await chromium.launch(launchOptions());
  try {
    const dev = await startDev(checkout);
    try {
      console.log(machine());
      await measure(browser, checkout, dev);
    } finally {
      await dev.stop();
    }
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

void benchSavedLine();
