import { parseArgs } from 'node:util';
import { chromium, request } from '@playwright/test';
import { launchOptions, startStack } from '@escale/e2e/fixtures';
import { actsOfReactAdmin } from './interactions/acts';
import { costliestFunctions } from './interactions/costly-functions';
import type { PressTimes } from './interactions/press-clock';
import { pressAndMeasure, escaleAt, walk, type App } from './interactions/walk';
import { describeMachine } from './machine';

const { values: options } = parseArgs({
  args: process.argv.slice(3),
  options: {
    runs: { type: 'string', default: '9' },
    cpu: { type: 'string', default: '4,1' },
    /** Number of accounts in addition to the demo accounts. */
    accounts: { type: 'string', default: '0' },
    /** Address of the list of orders in react-admin's demo. */
    peer: { type: 'string' },
  },
});

const reactAdminAt = (address: string): App => ({
  name: 'react-admin',
  address,
  ready: 'table tbody tr',
  acts: actsOfReactAdmin,
  enter: (page) => page.addInitScript(() => localStorage.setItem('username', 'demo')),
});

const median = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[values.length >> 1] ?? Number.NaN;

type TimesByAct = Record<string, Record<string, PressTimes[]>>;

function printTimes(answers: TimesByAct): void {
  for (const [act, byApp] of Object.entries(answers)) {
    const [own, peer] = Object.values(byApp).map((all) => ({
      paint: median(all.map(({ paint }) => paint)),
      result: median(all.map(({ result }) => result)),
    }));
    const figures = (of: PressTimes) =>
      `${of.paint.toFixed(0).padStart(5)} | ${of.result.toFixed(0).padStart(5)}`;
    if (own === undefined) continue;
    const beside =
      peer &&
      `   ${figures(peer)}   ratio ${(own.paint / peer.paint).toFixed(2)} | ${(own.result / peer.result).toFixed(2)}`;
    console.log(`${act.padEnd(32)}${figures(own)}${beside ?? ''}`);
  }
}

/**
 * Measures two times for each press: to the next paint (as Interaction to Next Paint counts it),
 * and to the result on screen. Then lists the three functions that take most time in each press,
 * with their source files.
 */
async function benchInteractions(): Promise<void> {
  const stack = await startStack(request, Number(options.accounts));
  const browser = await chromium.launch(launchOptions());
  const own = escaleAt(stack);
  const apps = options.peer === undefined ? [own] : [own, reactAdminAt(options.peer)];
  const runs = Number(options.runs);
  try {
    for (const cpu of options.cpu.split(',').map(Number)) {
      const answers: TimesByAct = {};
      console.log(
        `\n# press to the next paint | to its result, ms, medians of ${runs} at ${cpu} × CPU, ${describeMachine()}`,
      );
      // The first run warms the servers up.
      for (let run = 0; run <= runs; run += 1)
        for (const app of apps)
          await walk(browser, app, cpu, async (page, act) => {
            const answer = await pressAndMeasure(page, act);
            if (run > 0) ((answers[act.name] ??= {})[app.name] ??= []).push(answer);
          });
      printTimes(answers);
    }
    console.log('\n# the three most expensive functions of each press, ms of their own at 1 × CPU');
    await walk(browser, own, 1, async (page, act) => {
      const functions = await costliestFunctions(page, () => pressAndMeasure(page, act));
      console.log(`${act.name.padEnd(32)}${functions.join('   ')}`);
    });
    console.log(`\nat the end: ${describeMachine()}`);
  } finally {
    await browser.close();
    await stack.stop();
  }
}

void benchInteractions();
