import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { chromium, request } from '@playwright/test';
import { launchOptions } from '../src/fixtures/launch-options';
import { freePort } from '../src/fixtures/free-port';
import { startStack } from '../src/fixtures/stack';
import { machine } from './machine';

/** Not a dependency of the repository: npx fetches it. */
const lighthouse = 'lighthouse@13.5.0';
const runs = Number(process.env.BENCH_RUNS ?? 1);
const visits = ['/login', '/modules']
  .flatMap((place) => ['mobile', 'desktop'].map((device) => ({ place, device, name: `${place}, ${device}` })))
  .filter(({ name }) => name.startsWith(process.argv[3] ?? ''));
const categories = ['performance', 'accessibility', 'best-practices'];
const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

interface LighthouseResult {
  /** How fast Lighthouse finds the machine: 1,500 to 2,000 where its 4 × CPU is a phone of the middle range. */
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; displayValue?: string }>;
}

async function audit(url: string, port: number, isDesktop: boolean): Promise<LighthouseResult> {
  const options = ['--output=json', '--quiet', '--disable-storage-reset', `--port=${port}`];
  const chosen = `--only-categories=${categories.join()}`;
  const args = ['-y', lighthouse, url, ...options, chosen, ...(isDesktop ? ['--preset=desktop'] : [])];
  const { stdout } = await promisify(execFile)('npx', args, { maxBuffer: 1e8 });
  return JSON.parse(stdout) as LighthouseResult;
}

function print(title: string, { environment, categories: scores, audits }: LighthouseResult): void {
  const points = categories.map((name) => `${name} ${Math.round((scores[name]?.score ?? 0) * 100)}`);
  const values = metrics.map((name) => `${name} ${audits[name]?.displayValue ?? '?'}`);
  const machine = `index of the machine ${Math.round(environment.benchmarkIndex)}`;
  console.log(`${title}: ${[...points, ...values, machine].join(', ')}`);
  const short = Object.values(scores)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && !metrics.includes(id) && (audits[id]?.score ?? 1) < 1);
  if (short.length > 0) console.log(`  below 1: ${short.map(({ id }) => id).join(', ')}`);
}

/**
 * Starts a browser to which nobody is attached but Lighthouse: Playwright has a world made for itself in each document and listens to
 * each request, which the page's main thread does beside its own work.
 */
async function startBrowser(profile: string, port: number): Promise<() => Promise<void>> {
  const { executablePath = chromium.executablePath(), args } = launchOptions(
    '--headless',
    `--remote-debugging-port=${port}`,
    `--user-data-dir=${profile}`,
  );
  const browser = spawn(executablePath, args, { stdio: 'ignore', detached: true });
  const ended = once(browser, 'exit');
  const answers = () =>
    fetch(`http://localhost:${port}/json/version`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (browser.exitCode !== null) throw new Error(`${executablePath} did not start`);
    await pause(100);
  }
  return async () => {
    if (browser.pid !== undefined && browser.exitCode === null) process.kill(-browser.pid);
    await ended;
  };
}

/** Leaves in the browser what somebody keeps there who has been on the page, and an empty cache. */
async function prepare(port: number, url: URL, token: string | null): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`);
  try {
    const [context = await browser.newContext()] = browser.contexts();
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(`${url.origin}/config.json`);
    await page.evaluate(
      (value) => (value === null ? localStorage.clear() : localStorage.setItem('accessToken', value)),
      token,
    );
    if (token !== null) {
      await page.goto(url.href);
      await page.waitForFunction(() => localStorage.getItem('escale.owner') !== null);
    }
    await page.goto('about:blank');
    await session.send('Network.clearBrowserCache');
    await page.close();
  } finally {
    await browser.close();
  }
}

/** Lighthouse on /login and on the home of somebody signed in, as on a phone and on a desktop, with an empty cache. */
async function benchLighthouse(): Promise<void> {
  const stack = await startStack(request);
  const profile = await mkdtemp(path.join(tmpdir(), 'escale-lighthouse-'));
  const port = await freePort();
  const stopBrowser = await startBrowser(profile, port);
  try {
    console.log(machine());
    for (const { place, device, name } of Array.from({ length: runs }, () => visits).flat()) {
      const { accessToken } = await stack.sessions.of('superAdmin');
      const url = new URL(place, stack.origin);
      await prepare(port, url, place === '/login' ? null : accessToken);
      print(name, await audit(url.href, port, device === 'desktop'));
    }
  } finally {
    await stopBrowser();
    await stack.stop();
    await rm(profile, { recursive: true, force: true, maxRetries: 10 });
  }
}

void benchLighthouse();
