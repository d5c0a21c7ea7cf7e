import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Ready } from './page-clock';
import { leave, type Journey } from './visit';

interface Peer {
  name: string;
  origin: string;
  login: string;
  home: string;
  list: string;
  firstRow: string;
  storage?: Record<string, string>;
  cookie?: string;
}

/** Two applications of others, as `serve.sh` of their folder serves them. */
const known: readonly Peer[] = [
  {
    name: 'react-admin',
    origin: 'http://127.0.0.1:5301',
    login: '/#/login',
    home: '/#/',
    list: '/#/orders',
    firstRow: 'table tbody tr',
    storage: { username: 'demo' },
  },
  {
    name: 'bulletproof-react',
    origin: 'http://127.0.0.1:5302',
    login: '/auth/login',
    home: '/app',
    list: '/app/users',
    firstRow: 'tbody tr',
    cookie: 'bulletproof',
  },
];

function journeysOf({ origin, login, home, list, firstRow, storage, cookie }: Peer): Journey[] {
  const goTo = (to: string) => (page: Page) => page.goto(origin + to, { waitUntil: 'commit' });
  const row: Ready = { selector: firstRow };
  const enter: Journey['enter'] = async (context) => {
    if (cookie !== undefined) await context.addCookies([{ name: cookie, value: '1', url: origin }]);
    await context.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, storage ?? {});
  };
  const link = `a[href$="${list.replace(/^\//, '')}"]`;
  return [
    {
      name: 'login',
      steps: [
        { name: '/login, first visit', ready: { selector: 'input', answers: true }, act: goTo(login) },
        {
          name: '/login, second visit',
          ready: { selector: 'input', answers: true },
          prepare: leave,
          act: goTo(login),
        },
      ],
    },
    { name: 'deep-link', enter, steps: [{ name: 'deep link to /users', ready: row, act: goTo(list) }] },
    {
      name: 'from-home/users',
      enter,
      steps: [
        {
          name: 'home to /users, for the first time',
          ready: row,
          prepare: async (page) => {
            await goTo(home)(page);
            await page.locator(link).first().waitFor();
            await pause(3_000);
          },
          act: (page) => page.locator(link).first().click(),
        },
      ],
    },
  ];
}

/** Serves the peers in a folder and returns their journeys; their list stands for /users. */
export async function servePeers(folder: string) {
  const child = spawn(path.resolve(folder, 'serve.sh'), { detached: true, stdio: 'ignore' });
  for (const { origin } of known)
    while (
      !(await fetch(origin).then(
        () => true,
        () => child.exitCode !== null,
      ))
    )
      await pause(100);
  return {
    apps: known.map((peer) => ({ name: peer.name, journeys: journeysOf(peer) })),
    stop: () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    },
  };
}
