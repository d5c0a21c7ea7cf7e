import { limits } from '@escale/contracts';
import { chromium, request, type CDPSession, type Page } from '@playwright/test';
import { accounts } from '../src/fixtures/accounts';
import { launchOptions } from '../src/fixtures/launch-options';
import { openMailbox } from '../src/fixtures/mailbox';
import { signInByApi } from '../src/fixtures/sign-in-by-api';
import { startStack } from '../src/fixtures/stack';

const users = 10_000;
const refetches = 2;

interface Answer {
  status: number;
  bytes: number;
}

/** Records the responses to GET /users with the bytes transferred for each. */
function noteAnswers(session: CDPSession): Answer[] {
  const answers: Answer[] = [];
  const open = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (new URL(response.url).pathname === '/api/users') open.set(requestId, response.status);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const status = open.get(requestId);
    if (status !== undefined) answers.push({ status, bytes: encodedDataLength });
  });
  return answers;
}

/** Main-thread CPU time in milliseconds; other programs do not count. */
async function mainThreadMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

const longTasks = (page: Page) =>
  page.evaluate(() => {
    const list = (window as unknown as { longTasks: number[] }).longTasks;
    return list.splice(0);
  });

async function measure(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const answers = noteAnswers(session);
  await session.send('Network.enable');
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.addInitScript(() => {
    const list: number[] = [];
    Object.assign(window, { longTasks: list });
    new PerformanceObserver((seen) =>
      list.push(...seen.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
    });
  });
  await page.goto('/users');
  await page.getByRole('grid').getByRole('row').nth(5).waitFor();
  await page.waitForTimeout(5_000);
  console.log(`first list: ${answers[0]?.status} ${answers[0]?.bytes} bytes`);
  for (let round = 1; round <= refetches; round += 1) {
    await longTasks(page);
    const before = await mainThreadMs(session);
    const seen = answers.length;
    while (answers.length === seen) await page.waitForTimeout(limits.refetchMs / 30);
    await page.waitForTimeout(2_000);
    const { status, bytes } = answers[seen] ?? { status: 0, bytes: 0 };
    const worked = (await mainThreadMs(session)) - before;
    const long = await longTasks(page);
    const longest = long.length === 0 ? 'no task over 50 ms' : `longest task ${Math.max(...long)} ms`;
    console.log(
      `refetch ${round}: ${status} ${bytes} bytes, main thread ${worked.toFixed(0)} ms in 30 s, ${longest}`,
    );
  }
}

/** Cost of the 30 s refetch of 10,000 unchanged users: bytes, main-thread time, long tasks. */
async function benchUsersRefetch(): Promise<void> {
  process.env.SEED_USERS = String(users);
  const stack = await startStack(request);
  const browser = await chromium.launch(launchOptions());
  try {
    const context = await browser.newContext({ baseURL: stack.origin });
    await signInByApi(context, stack, openMailbox(stack.apiOrigin), accounts.superAdmin);
    await measure(await context.newPage());
  } finally {
    await browser.close();
    await stack.stop();
  }
}

void benchUsersRefetch();
