import { chromium, request, type Browser } from '@playwright/test';
import { launchOptions, startStack } from '@escale/e2e/fixtures';
import { journeysAt } from './load/journeys';
import { unthrottledProfile, profiles, type Profile } from './load/profiles';
import { printTable, type Results } from './load/report';
import { traceFirstStep } from './load/trace';
import { makeJourney, type Journey } from './load/visit';
import { printWaiting } from './load/waiting';
import { describeMachine } from './machine';

const runCount = Number(process.env.BENCH_RUNS ?? 5);
const chosenProfiles = (process.env.BENCH_PROFILES ?? 'slow,none').split(',');
const chosenJourneys = process.argv.slice(3);

async function measureJourneys(
  browser: Browser,
  journeys: readonly Journey[],
  profile: Profile,
): Promise<Results> {
  const results: Results = {};
  // These journeys only warm the servers up.
  for (const journey of journeys) await makeJourney(browser, journey, unthrottledProfile);
  for (let run = 0; run < runCount; run += 1)
    for (const journey of journeys)
      for (const [step, figures] of Object.entries(await makeJourney(browser, journey, profile)))
        (results[step] ??= []).push(figures);
  return results;
}

/** Prints the chain of work up to the usable page, for each journey that begins with the load of a page. */
async function explainWaiting(
  browser: Browser,
  journeys: readonly Journey[],
  profile: Profile,
): Promise<void> {
  for (const journey of journeys) {
    const [first] = journey.steps;
    if (first === undefined || first.prepare !== undefined) continue;
    const { work, usable } = await traceFirstStep(browser, journey, profile);
    printWaiting(first.name, work, usable);
  }
}

/** Measures bytes and requests, and loading times by the page's own clock. Each run uses a new browser profile. */
async function benchLoad(): Promise<void> {
  const stack = await startStack(request);
  const journeys = journeysAt({ origin: stack.origin, stack }).filter(
    ({ name }) => chosenJourneys.length === 0 || chosenJourneys.some((chosen) => name.startsWith(chosen)),
  );
  // Requests of the page to other hosts fail at once.
  const ownHosts = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';
  const browser = await chromium.launch(launchOptions(ownHosts));
  try {
    for (const key of chosenProfiles) {
      const profile = profiles[key];
      if (profile === undefined) throw new Error(`no profile ${key}: ${Object.keys(profiles).join(', ')}`);
      console.log(`\n# ${profile.name}, Chromium ${browser.version()}, ${describeMachine()}`);
      const results = await measureJourneys(browser, journeys, profile);
      printTable(results);
      await explainWaiting(browser, journeys, profile);
      console.log(`\nat the end: ${describeMachine()}`);
    }
  } finally {
    await browser.close();
    await stack.stop();
  }
}

void benchLoad();
