import { ConformanceError, type Accounts } from './accounts';
import { checkAdministration } from './checks/administration';
import { checkClosedCalls } from './checks/closed-calls';
import { checkDisownedSignIn } from './checks/disowned-sign-in';
import { checkFigures } from './checks/figures';
import { checkForgottenPassword, checkInvitation, checkOwnAccount } from './checks/invitation';
import { checkForcedLogout, checkLive, checkPresence, checkSigningOut } from './checks/live-and-sessions';
import { checkOpenCalls } from './checks/open-calls';
import { checkRequiredPassword } from './checks/required-password';
import { checkRights } from './checks/rights';
import { checkSigningIn } from './checks/signing-in';
import { createPeople, removeCreated } from './people';
import type { Report } from './report';
import { createRun, type Run } from './run';
import type { Visitor } from './visitor';

export interface ConformanceOptions {
  /** Origin of the server; its API is below /api. */
  url: string;
  accounts: Accounts;
}

/** Checks a server against the contract; deletes the accounts that the suite creates there. */
export async function runConformance({ url, accounts }: ConformanceOptions): Promise<Report> {
  if (!/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : ''))
    throw new ConformanceError(`${url} is no address: it begins with https:// or http://`);
  await assertAnswers(url);
  const run = createRun(url, accounts);
  const people = createPeople(run);
  let invited: Visitor | undefined;
  try {
    await run.part('calls for everybody', () => checkOpenCalls(run));
    await run.part('calls that need a token', () => checkClosedCalls(run));
    await run.part('signing in', () => checkSigningIn(run, people));
    if (people.superAdmin.token === undefined) return run.report();
    await run.part('figures and audit log', () => checkFigures(run, people));
    await run.part('user administration', async () => {
      const target = await checkAdministration(run, people);
      await checkRights(run, people, target);
    });
    await run.part('live connection and sessions', () => checkLive(run, people));
    await run.part('invitation', async () => void (invited = await checkInvitation(run, people)));
    await run.part('presence', () => checkPresence(run, people, invited ?? people.operator));
    await checkInvited(run, people, invited);
  } finally {
    const { superAdmin, admin, operator } = people;
    if (superAdmin.token !== undefined)
      await run.part('removing what was created', () => removeCreated(run, people));
    await run.part('signing out', () => checkSigningOut(run, [operator, admin, superAdmin]));
  }
  return run.report();
}

async function assertAnswers(url: string): Promise<void> {
  await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) }).catch((error: unknown) => {
    throw new ConformanceError(`no server answers at ${url}`, { cause: error });
  });
}

async function checkInvited(
  run: Run,
  people: ReturnType<typeof createPeople>,
  invited: Visitor | undefined,
): Promise<void> {
  if (invited === undefined) return;
  await run.part('their own account', () => checkOwnAccount(run, invited));
  await run.part('a disowned sign-in', () => checkDisownedSignIn(run, invited));
  await run.part('a forgotten password', () => checkForgottenPassword(run, invited));
  await run.part('a required password', () => checkRequiredPassword(run, people, invited));
  await run.part('forced logout', () => checkForcedLogout(run, people, invited));
}
