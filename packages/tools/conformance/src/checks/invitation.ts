import { createPerson, newPassword, newPerson, type People } from '../people';
import { SectionAborted, refusalStatuses, type Run } from '../run';
import { canGetCode, signIn } from '../sign-in';
import { textAt, valueAt } from '../read-value';
import { createVisitor, type Visitor } from '../visitor';

const partsNeedingMail = 'invitation, password links and the sessions of a created account';

/**
 * Lets an invited person choose a password through the mailed link and sign in. Returns `undefined`
 * if the accounts file names no mailbox.
 */
export async function checkInvitation(run: Run, people: People): Promise<Visitor | undefined> {
  const { mailbox } = run;
  if (mailbox === undefined) {
    run.notChecked(`${partsNeedingMail}: they need a mailbox in the accounts file`);
    return undefined;
  }
  const person = newPerson(people, 'invite', 'ADMIN');
  const invited = createVisitor('invited', { email: person.email, password: newPassword() });
  const nextMail = await mailbox.watch(person.email);
  invited.userId = await createPerson(run, people, person);
  const token = await mailedToken(run, 'POST /users', nextMail);
  await setPassword(run, invited, token, true);
  await run.call(invited, 'POST', '/auth/reset-password', {
    body: { token, password: newPassword(), isInvitation: true },
    expect: refusalStatuses,
  });
  if (!canGetCode(run, invited)) return undefined;
  await run.call(invited, 'POST', '/auth/login', {
    body: { email: person.email, password: 'wrong-Password-1!', remember: false },
    expect: refusalStatuses,
  });
  await signIn(run, invited);
  return invited;
}

async function mailedToken(
  run: Run,
  call: string,
  nextMail: () => Promise<{ token: string | undefined } | undefined>,
): Promise<string> {
  const token = (await nextMail())?.token;
  run.check(call, token !== undefined, 'no mail with a link (?token=…) arrived within 10 seconds');
  if (token === undefined) throw new SectionAborted(call);
  return token;
}

/**
 * Checks a mailed link, tries a weak password, and then sets a password. The first two calls must
 * not use up the link.
 */
async function setPassword(run: Run, { account }: Visitor, token: string, isInvitation: boolean) {
  await run.call(null, 'POST', '/auth/check-link', { body: { token } });
  const weak = { token, password: 'court', isInvitation };
  await run.call(null, 'POST', '/auth/reset-password', { body: weak, expect: refusalStatuses });
  const body = { token, password: account.password, isInvitation };
  await run.call(null, 'POST', '/auth/reset-password', { body });
}

/** Checks the reset of a forgotten password: the mailed link sets a new password and ends the visitor's session. */
export async function checkForgottenPassword(run: Run, visitor: Visitor): Promise<void> {
  const { email } = visitor.account;
  const nextMail = await run.mailbox?.watch(email);
  if (nextMail === undefined) return;
  await run.call(null, 'POST', '/auth/forgot-password', { body: { email } });
  const token = await mailedToken(run, 'POST /auth/forgot-password', nextMail);
  visitor.account = { ...visitor.account, password: newPassword() };
  await setPassword(run, visitor, token, false);
  const ended = await run.call(visitor, 'GET', '/auth/me', { expect: [401] });
  run.check('POST /auth/reset-password', ended.status === 401, 'a session outlives the new password');
  visitor.token = undefined;
  await run.call(visitor, 'POST', '/auth/refresh', { expect: [401] });
  visitor.cookies.clear();
  await signIn(run, visitor);
}

const preferences = {
  language: 'en',
  timezone: 'Europe/Paris',
  dateFormat: 'YYYY-MM-DD',
  timeFormat: '12h',
  notifications: { email: false, newConnections: true, weeklyReports: true },
};

/** Checks what users may and may not do to their own account. */
export async function checkOwnAccount(run: Run, visitor: Visitor): Promise<void> {
  const own = `/users/${visitor.userId ?? ''}`;
  const before = await run.call(visitor, 'GET', `${own}/preferences`);
  await run.call(visitor, 'PUT', `${own}/preferences`, { body: preferences });
  const { body } = await run.call(visitor, 'GET', `${own}/preferences`);
  for (const [name, value] of Object.entries(preferences))
    run.check(
      'PUT /users/{id}/preferences',
      JSON.stringify(withSortedKeys(valueAt(body, 'data', name))) === JSON.stringify(withSortedKeys(value)),
      `${name} is not saved`,
    );
  const permissions = (answer: unknown) =>
    JSON.stringify(withSortedKeys(valueAt(answer, 'data', 'permissions')));
  const kept = permissions(before.body) === permissions(body);
  run.check('PUT /users/{id}/preferences', kept, 'a save of preferences changes the permissions');
  await run.call(visitor, 'PUT', `${own}/preferences`, {
    body: { ...preferences, language: 'nl' },
    expect: refusalStatuses,
  });
  await run.call(visitor, 'PUT', own, { body: { status: 'INACTIVE' }, expect: [403, ...refusalStatuses] });
  await run.call(visitor, 'PUT', own, { body: { role: 'SUPER_ADMIN' }, expect: [403, ...refusalStatuses] });
  const { body: after } = await run.call(visitor, 'GET', '/auth/me');
  const state = `${textAt(after, 'user', 'role') ?? ''} ${textAt(after, 'user', 'status') ?? ''}`;
  run.check('PUT /users/{id}', state === 'ADMIN ACTIVE', `people change their own role or status: ${state}`);
}

function withSortedKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, inner]) => [name, withSortedKeys(inner)] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}
