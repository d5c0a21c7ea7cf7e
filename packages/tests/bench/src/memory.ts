import { chromium, expect, request, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import {
  accounts,
  launchOptions,
  openMailbox,
  signInByApi,
  startStack,
  type Stack,
} from '@escale/e2e/fixtures';
import { ModulePage, homeLink } from '@escale/e2e/pages';
import { makeChanges, findQuietUser } from './changes';
import { readMemory, type Memory } from './heap';

const moveCount = Number(process.env.BENCH_MOVES ?? 200);
/** The heap is measured after these shares of all moves between pages, or of all changes. */
const measuredShares = [0.1, 0.5, 1];
/**
 * The bench makes as many changes as occur in ten minutes at two per second, but makes them faster
 * (`changesPerSecond`).
 */
const feedMinutes = 10;
const changesPerMinute = 120;
const changesPerSecond = Number(process.env.BENCH_RATE ?? 20);
/**
 * Maximum ratio of the last measurement to the one before. It is above 1, since the held memory
 * also depends on what is on screen at the moment of the measurement.
 */
const maxGrowth = 1.02;

/** The links of the header, each with the heading of its page; the home first. */
const headerPages = [
  { link: null, title: 'MODULES ESCALE' },
  { link: 'Gestion Utilisateurs', title: 'Gestion des Utilisateurs' },
  { link: 'Tableau de Bord', title: 'Tableau de Bord' },
  { link: 'Dashboard Sécurité', title: 'Dashboard Sécurité' },
  { link: 'Paramètres', title: 'Paramètres' },
] as const;

async function recordMemory(
  page: Page,
  session: CDPSession,
  label: string,
  memories: Memory[],
): Promise<void> {
  const memory = await readMemory(page, session);
  memories.push(memory);
  const { heap, held, nodes, listeners } = memory;
  const mb = (bytes: number) => (bytes / 1e6).toFixed(2);
  console.log(
    `${label}: heap ${mb(heap)} MB, held by scripts ${mb(held)} MB, ${nodes} nodes, ${listeners} listeners`,
  );
}

/**
 * Compares the last two measurements: memory may grow by the factor `maxGrowth` at most. The first
 * measurement does not count, since the caches are not full yet.
 */
function checkGrowth(label: string, memories: readonly Memory[]): void {
  const [before, last] = memories.slice(-2);
  if (before === undefined || last === undefined) return;
  const parts = (['held', 'nodes', 'listeners'] as const).map((part) => {
    const ratio = last[part] / before[part];
    if (ratio > maxGrowth) process.exitCode = 1;
    return `${part} ${ratio.toFixed(3)} ×${ratio > maxGrowth ? ' GROWS' : ''}`;
  });
  console.log(`${label}: ${parts.join(', ')} from the look before to the last`);
}

/**
 * Opens each module and then the home through the header, again and again, without a reload. Takes
 * every measurement on the same page.
 */
async function moveBetweenPages(page: Page, session: CDPSession): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Navigation entre modules' });
  const seen: Memory[] = [];
  const looksAt = new Set(measuredShares.map((share) => Math.round(share * moveCount)));
  for (let made = 1; made <= moveCount; made += 1) {
    const { link, title } = headerPages[made % headerPages.length] ?? headerPages[0];
    await (link === null ? homeLink(page) : navigation.getByRole('link', { name: link })).click();
    await new ModulePage(page).heading(title).waitFor();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })));
    if (looksAt.has(made)) await recordMemory(page, session, `after ${made} moves`, seen);
  }
  checkGrowth('moves', seen);
}

/**
 * Makes changes by REST and measures the memory in between. The page receives the changes over its
 * live connection.
 */
async function receiveChanges(page: Page, session: CDPSession, stack: Stack): Promise<void> {
  const { accessToken } = await stack.sessions.of('superAdmin');
  const userId = await findQuietUser(stack.apiOrigin, accessToken);
  await page
    .getByRole('navigation', { name: 'Navigation entre modules' })
    .getByRole('link', { name: 'Tableau de Bord' })
    .click();
  await new ModulePage(page).heading('Tableau de Bord').waitFor();
  const all = feedMinutes * changesPerMinute;
  const watch = () => undefined;
  const changes = (seconds: number) =>
    makeChanges({
      origin: stack.apiOrigin,
      accessToken,
      userId,
      seconds,
      perSecond: changesPerSecond,
      watch,
    });
  const seen: Memory[] = [];
  let made = 0;
  for (const share of measuredShares) {
    const target = Math.round(share * all);
    while (made < target) made += await changes((target - made) / changesPerSecond);
    await recordMemory(page, session, `after ${made} changes`, seen);
  }
  checkGrowth(`${feedMinutes} minutes of the live feed`, seen);
}

function countEvents(page: Page): () => number {
  let events = 0;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (payload.toString().startsWith('42["user_activity"')) events += 1;
    }),
  );
  return () => events;
}

async function measurePage(context: BrowserContext, stack: Stack): Promise<void> {
  await signInByApi(context, stack, openMailbox(stack.apiOrigin), accounts.superAdmin);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  const events = countEvents(page);
  await page.goto('/modules');
  await expect(homeLink(page)).toBeVisible();
  await new ModulePage(page).markDocument();
  await moveBetweenPages(page, session);
  const before = events();
  await receiveChanges(page, session, stack);
  console.log(`${events() - before} events arrived`);
  await new ModulePage(page).expectSameDocument();
}

/**
 * Measures the heap after garbage collection, without a reload: while moving between all modules,
 * and under the live feed.
 */
async function benchMemory(): Promise<void> {
  const stack = await startStack(request);
  const browser = await chromium.launch(launchOptions());
  try {
    const context = await browser.newContext({
      baseURL: stack.origin,
      locale: 'fr-FR',
      viewport: { width: 1440, height: 900 },
    });
    await measurePage(context, stack);
  } finally {
    await browser.close();
    await stack.stop();
  }
}

void benchMemory();
