import { codeOf } from '../http';
import { inParallel, countText, type Attack, type AttackFamily } from '../attack';
import {
  addPerson,
  addSignedIn,
  beginSignIn,
  invitePerson,
  linkToken,
  newUser,
  readUser,
  refreshToken,
  signIn,
} from '../people';
import type { Target } from '../servers';
import { newVisitor, expectSuccess } from '../visitor';
import type { User } from '@escale/contracts';

const minuteMs = 60_000;

async function statusOf(target: Target, id: string): Promise<string> {
  return (await readUser(target, id)).status;
}

const setStatus = (target: Target, id: string, status: string) =>
  target.superAdmin.call('PUT', `/users/${id}`, { status });

const stolenToken: Attack = {
  name: 'change password and address with a stolen access token',
  threat: 'a token from local storage becomes the whole account',
  expected: 'a fresh proof of identity is demanded',
  provenBy:
    'mock-api/src/users/fresh-proof.test.ts: users need a sign-in within the last ten minutes to change their own %s',
  run: async (target) => {
    const { visitor, id } = await addSignedIn(target);
    const answers = await target.withClockAhead(15 * minuteMs, async () => {
      await refreshToken(visitor);
      return [
        await visitor.call('PUT', `/users/${id}`, { email: newUser().email }),
        await visitor.call('PUT', `/users/${id}/password`, { password: 'Quai-Vole-2026!x' }),
      ];
    });
    return {
      isRepelled: answers.every(({ status }) => status >= 400),
      observation: countText(answers.map(codeOf)),
    };
  },
};

const unconfirmedAddress: Attack = {
  name: 'change an e-mail address to an unconfirmed one without a notice to the owner',
  threat: 'the reset link goes to the thief, and the owner is not notified',
  expected: 'the former address is notified, the new one counts only when confirmed',
  provenBy:
    'mock-api/src/users/own-address.test.ts: the other fields are saved, the address is not; both addresses are notified',
  run: async (target) => {
    const { visitor, id, credentials } = await addSignedIn(target);
    const before = await target.mailbox.count(credentials.email);
    const { email } = newUser();
    const answer = await visitor.call('PUT', `/users/${id}`, { email });
    const isNotified = (await target.mailbox.count(credentials.email)) > before;
    const seen = await target.mailbox.count(email);
    await newVisitor(target).call('POST', '/auth/forgot-password', { email });
    const counts = (await readUser(target, id)).email === email;
    const asked = `${answer.status}, ${isNotified ? 'notified' : 'not notified'}, new address ${counts ? 'counts' : 'does not count'}`;
    return { isRepelled: isNotified && !counts, observation: `${asked}, ${seen} mails to it` };
  },
};

const deadLink: Attack = {
  name: 'use an invitation after the account was deactivated',
  threat: 'a person who left activates the account again',
  expected: '400, the account stays INACTIVE',
  provenBy:
    'mock-api/src/users/status-ends-links.test.ts: an invited account that an administrator has %s does not activate itself',
  run: async (target) => {
    const { user, token } = await invitePerson(target);
    await expectSuccess(setStatus(target, user.id, 'ACTIVE'));
    await expectSuccess(setStatus(target, user.id, 'INACTIVE'));
    const body = { token, password: 'Quai-Retour-2026!x', isInvitation: true };
    const answer = await newVisitor(target).call('POST', '/auth/reset-password', body);
    const status = await statusOf(target, user.id);
    return {
      isRepelled: answer.status === 400 && status === 'INACTIVE',
      observation: `${codeOf(answer)}, ${status}`,
    };
  },
};

const concurrentLinkUse: Attack = {
  name: 'use an invitation at the moment of a suspension, 8 times',
  threat: 'a suspension is undone by a race',
  expected: 'each suspended account stays SUSPENDED',
  provenBy:
    'mock-api/src/users/status-ends-links.test.ts: a suspension made while the password of an invitation is hashed stays',
  run: async (target) => {
    const states = await inParallel(8, async () => {
      const { user, token } = await invitePerson(target);
      const body = { token, password: 'Quai-Course-2026!x', isInvitation: true };
      const using = newVisitor(target).call('POST', '/auth/reset-password', body);
      const suspended = await setStatus(target, user.id, 'SUSPENDED');
      await using;
      return suspended.status === 200 ? statusOf(target, user.id) : 'not suspended';
    });
    return { isRepelled: states.every((state) => state === 'SUSPENDED'), observation: countText(states) };
  },
};

const pendingSignIn: Attack = {
  name: 'finish a sign-in that was pending at a forced logout',
  threat: 'a person who was put out is in again with the earlier code',
  expected: '400',
  provenBy:
    'mock-api/src/users/force-logout.test.ts: also ends a sign-in under way: its code no longer signs in',
  run: async (target) => {
    const { id, credentials } = await addPerson(target);
    const visitor = newVisitor(target);
    const otpCode = await beginSignIn(target, visitor, credentials);
    await expectSuccess(target.superAdmin.call('POST', `/users/${id}/force-logout`));
    const answer = await visitor.call('POST', '/auth/verify-otp', { email: credentials.email, otpCode });
    return { isRepelled: answer.status === 400, observation: codeOf(answer) };
  },
};

const callsAfterSuspension: Attack = {
  name: 'continue with token, cookie and code after a suspension',
  threat: 'a suspended person works on',
  expected: 'all three are dead',
  provenBy:
    'mock-api/src/accounts/sessions.test.ts: rejects the next call of an account that is no longer active',
  run: async (target) => {
    const { id, credentials, visitor } = await addSignedIn(target);
    const other = newVisitor(target);
    const otpCode = await beginSignIn(target, other, credentials);
    await expectSuccess(setStatus(target, id, 'SUSPENDED'));
    const answers = [
      await visitor.call('GET', '/auth/me'),
      await visitor.call('POST', '/auth/refresh', {}),
      await other.call('POST', '/auth/verify-otp', { email: credentials.email, otpCode }),
    ];
    return {
      isRepelled: answers.every(({ status }) => status >= 400),
      observation: countText(answers.map(codeOf)),
    };
  },
};

const cookiePlanting: Attack = {
  name: 'plant cookies in a browser before its owner signs in',
  threat: 'the attacker knows the session of the victim',
  expected: 'the planted refresh token is worth nothing',
  run: async (target) => {
    const attacker = await addSignedIn(target);
    const victim = await addPerson(target);
    const visitor = newVisitor(target);
    visitor.cookies = new Map(attacker.visitor.cookies);
    const plantedCookies = [...attacker.visitor.cookies].filter(([name]) => name.endsWith('refresh'));
    await signIn(target, visitor, victim.credentials);
    const changed = plantedCookies.every(([name, value]) => visitor.cookies.get(name) !== value);
    await refreshToken(attacker.visitor);
    const { user } = (await attacker.visitor.call('GET', '/auth/me')).json() as { user: User };
    return {
      isRepelled: changed && user.id === attacker.id,
      observation: changed ? 'replaced at sign-in' : 'kept',
    };
  },
};

const usedLink: Attack = {
  name: 'use an older reset link after a newer one was sent',
  threat: 'a link from an old mail opens the account',
  expected: '400',
  provenBy:
    'mock-api/src/auth/reset-password.test.ts: a link is valid for an hour, or until a newer one is sent',
  run: async (target) => {
    const { credentials } = await addPerson(target);
    const { email } = credentials;
    const ask = async () => {
      const seen = await target.mailbox.count(email);
      await expectSuccess(newVisitor(target).call('POST', '/auth/forgot-password', { email }));
      return linkToken(target, email, seen);
    };
    const [token] = [await ask(), await ask()];
    const body = { token, password: 'Quai-Ancien-2026!x', isInvitation: false };
    const answer = await newVisitor(target).call('POST', '/auth/reset-password', body);
    return { isRepelled: answer.status === 400, observation: codeOf(answer) };
  },
};

export const accountAttacks: AttackFamily = {
  name: 'accounts',
  attacks: [
    stolenToken,
    unconfirmedAddress,
    deadLink,
    concurrentLinkUse,
    pendingSignIn,
    callsAfterSuspension,
    cookiePlanting,
    usedLink,
  ],
};
