import { codeOf } from '../http';
import { inTurn, countText, type Attack, type AttackFamily } from '../attack';
import { addPerson, addSignedIn, linkToken } from '../people';
import { newVisitor, type Visitor } from '../visitor';

const logIn = (visitor: Visitor, email: string, password: string) =>
  visitor.call('POST', '/auth/login', { email, password, remember: false });

/** Returns the same browser without its session, with only the cookie of a known device. */
function withoutSession(visitor: Visitor): Visitor {
  visitor.accessToken = undefined;
  for (const name of visitor.cookies.keys()) if (!name.endsWith('device')) visitor.cookies.delete(name);
  return visitor;
}

const lockOutByPasswords: Attack = {
  name: 'lock the owner of an account out with wrong passwords',
  threat: 'a stranger locks a user out forever',
  expected: 'the owner still signs in from a known device',
  provenBy:
    'mock-api/src/auth/limits.test.ts: failures on unknown devices do not keep the owner from signing in on a known one',
  run: async (target) => {
    const { visitor, credentials } = await addSignedIn(target);
    const strangers = await inTurn(Array.from({ length: 12 }), () =>
      logIn(newVisitor(target), credentials.email, 'Wrong-2026!'),
    );
    const owner = await logIn(withoutSession(visitor), credentials.email, credentials.password);
    return {
      isRepelled: owner.status === 200,
      observation: `strangers ${countText(strangers.map(codeOf))}; owner ${codeOf(owner)}`,
    };
  },
};

const lockOutByResetMails: Attack = {
  name: 'use up the reset mails of an account',
  threat: 'the way out of a lock-out is closed by strangers',
  expected: 'the owner still gets a link',
  provenBy:
    'mock-api/src/auth/limits.test.ts: requests from unknown devices do not use up the limit of a known device',
  run: async (target) => {
    const { visitor, credentials } = await addSignedIn(target);
    const ask = (asking: Visitor) =>
      asking.call('POST', '/auth/forgot-password', { email: credentials.email });
    await inTurn(Array.from({ length: 8 }), () => ask(newVisitor(target)));
    const seen = await target.mailbox.count(credentials.email);
    const owner = await ask(withoutSession(visitor));
    const mailed =
      owner.status === 200 &&
      (await linkToken(target, credentials.email, seen).then(
        (token) => token !== '',
        () => false,
      ));
    return { isRepelled: mailed, observation: `owner ${codeOf(owner)}, ${mailed ? 'a link' : 'no link'}` };
  },
};

const lockOutByAddress: Attack = {
  name: 'block the address of a whole office with 35 wrong passwords',
  threat: 'one person keeps all colleagues out',
  expected: 'a colleague still signs in from a known device',
  provenBy: 'mock-api/src/auth/limits.test.ts: a blocked address does not keep known devices from signing in',
  run: async (target) => {
    const { visitor, credentials } = await addSignedIn(target);
    const answers = await inTurn(Array.from({ length: 35 }), (_, index) =>
      logIn(newVisitor(target, visitor.address), `nobody${index}@escale.test`, 'Wrong-2026!'),
    );
    const colleague = await logIn(withoutSession(visitor), credentials.email, credentials.password);
    return {
      isRepelled: colleague.status === 200,
      observation: `${countText(answers.map(codeOf))}; colleague ${codeOf(colleague)}`,
    };
  },
};

const stolenDevice: Attack = {
  name: 'send the device cookie of another account with guesses',
  threat: 'the exception for known devices becomes unlimited guessing',
  expected: 'at most 10 of 40 guesses are compared',
  provenBy: 'mock-api/src/auth/limits.test.ts: a device is known only for the accounts that have used it',
  run: async (target) => {
    const [attacker, victim] = [await addSignedIn(target), await addPerson(target)];
    const visitor = withoutSession(attacker.visitor);
    const answers = await inTurn(Array.from({ length: 40 }), () =>
      logIn(visitor, victim.credentials.email, 'Wrong-2026!'),
    );
    const compared = answers.filter(({ status }) => status === 400).length;
    return { isRepelled: compared <= 10, observation: countText(answers.map(codeOf)) };
  },
};

export const lockOutAttacks: AttackFamily = {
  name: 'lock-out',
  attacks: [lockOutByPasswords, lockOutByResetMails, lockOutByAddress, stolenDevice],
};
