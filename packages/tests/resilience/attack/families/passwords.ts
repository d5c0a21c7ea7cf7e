import type { AuditEntry } from '@escale/contracts';
import { codeOf, send } from '../http';
import { inParallel, inTurn, countText, type Attack, type AttackFamily } from '../attack';
import { addPerson, addSignedIn, linkToken } from '../people';
import { newVisitor, expectSuccess } from '../visitor';

const passwordGuesses: Attack = {
  name: 'guess a password 50 times at once, from 50 addresses',
  threat: 'a weak password is found by trying',
  expected: 'at most 10 guesses are compared',
  provenBy:
    'mock-api/src/auth/limits.test.ts: after five wrong passwords an account is blocked for a minute, even for the right one',
  run: async (target) => {
    const { credentials } = await addPerson(target);
    const answers = await inParallel(50, (index) =>
      newVisitor(target).call('POST', '/auth/login', {
        email: credentials.email,
        password: `Wrong-${index}!`,
        remember: false,
      }),
    );
    const compared = answers.filter(({ status }) => status === 400).length;
    return { isRepelled: compared <= 10, observation: countText(answers.map(codeOf)) };
  },
};

const emailSpellings: Attack = {
  name: 'guess a password under other spellings of the e-mail address',
  threat: 'each spelling has a counter of its own',
  expected: 'at most 10 guesses are compared',
  run: async (target) => {
    const { credentials } = await addPerson(target);
    const { email } = credentials;
    const forms = [
      email,
      email.toUpperCase(),
      ` ${email}`,
      `${email} `,
      email.replace('a', 'A'),
      `\t${email}`,
    ];
    const answers = await inTurn([...forms, ...forms, ...forms], (spelled) =>
      newVisitor(target).call('POST', '/auth/login', {
        email: spelled,
        password: 'Wrong-2026!',
        remember: false,
      }),
    );
    const compared = answers.filter(({ status }) => status === 400).length;
    return { isRepelled: compared <= 10, observation: countText(answers.map(codeOf)) };
  },
};

const accountEnumeration: Attack = {
  name: 'ask for 60 unknown e-mail addresses from one address',
  threat: 'the accounts of a company are listed',
  expected: 'at most 30 are answered in 15 minutes',
  provenBy: 'mock-api/src/auth/limits.test.ts: too many unknown e-mails block an IP address',
  run: async (target) => {
    const visitor = newVisitor(target);
    const answers = await inTurn(Array.from({ length: 60 }), (_, index) =>
      visitor.call('POST', '/auth/check-email', { email: `unknown${index}@escale.test` }),
    );
    const answered = answers.filter(({ status }) => status !== 429).length;
    return { isRepelled: answered <= 30, observation: countText(answers.map(({ status }) => status)) };
  },
};

const auditGrowth: Attack = {
  name: 'fill the audit log with 60 refused sign-ins',
  threat: 'a stranger fills the disk and hides what matters',
  expected: 'at most 15 lines',
  provenBy: 'mock-api/src/auth/limits.test.ts: refused attempts are recorded once per window',
  run: async (target) => {
    const { credentials } = await addPerson(target);
    const visitor = newVisitor(target);
    await inTurn(Array.from({ length: 60 }), () =>
      visitor.call('POST', '/auth/login', {
        email: credentials.email,
        password: 'Wrong-2026!',
        remember: false,
      }),
    );
    const log = await expectSuccess(target.superAdmin.call('GET', '/users/audit-logs?limit=200'));
    const { data } = log.json() as { data: AuditEntry[] };
    const lines = data.filter(({ ipAddress }) => ipAddress === visitor.address);
    return { isRepelled: lines.length > 0 && lines.length <= 15, observation: `${lines.length} lines` };
  },
};

const linkReuse: Attack = {
  name: 'use a reset link 20 times at once, and again',
  threat: 'a link from an old mail opens the account',
  expected: 'once',
  provenBy: 'mock-api/src/auth/reset-password.test.ts: a link used twice concurrently works once',
  run: async (target) => {
    const { credentials } = await addPerson(target);
    const seen = await target.mailbox.count(credentials.email);
    await expectSuccess(
      newVisitor(target).call('POST', '/auth/forgot-password', { email: credentials.email }),
    );
    const token = await linkToken(target, credentials.email, seen);
    const use = (index: number) =>
      newVisitor(target).call('POST', '/auth/reset-password', {
        token,
        password: `Grue-${index}-Quai!9z`,
        isInvitation: false,
      });
    const answers = [...(await inParallel(20, use)), await use(20)];
    return {
      isRepelled: answers.filter(({ status }) => status === 200).length === 1,
      observation: countText(answers.map(codeOf)),
    };
  },
};

const linkPoisoning: Attack = {
  name: 'ask for a reset link under a foreign host',
  threat: "the link in the mail leads to the attacker's site",
  expected: "no mail, or the application's own address",
  run: async (target) => {
    const { credentials } = await addPerson(target);
    const { email } = credentials;
    const headers = { host: 'evil.test', 'x-forwarded-host': 'evil.test', forwarded: 'host=evil.test' };
    const body = JSON.stringify({ email });
    const answers = await inTurn([target.origin, target.apiOrigin], (origin) =>
      send(target.agent, origin, {
        method: 'POST',
        path: '/api/auth/forgot-password',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
      }),
    );
    const mails = await send(target.agent, target.apiOrigin, {
      path: `/mailbox.json?to=${encodeURIComponent(email)}`,
    });
    return {
      isRepelled: mails.status === 200 && !mails.text.includes('evil.test'),
      observation: `${countText(answers.map(({ status }) => status))}; ${mails.text.includes('evil.test') ? 'poisoned' : 'own address only'}`,
    };
  },
};

const widespreadPasswords: Attack = {
  name: 'choose widespread passwords with a capital, digits and a sign',
  threat: 'the first guesses of everybody open the account',
  expected: 'each is refused',
  run: async (target) => {
    const { visitor, id } = await addSignedIn(target);
    const choices = ['Password1!', 'Azerty123!', 'P@ssw0rd2025!', '12345678Aa', 'aaaaaaaaA1', '        A1'];
    const answers = await inTurn(choices, (password) =>
      visitor.call('PUT', `/users/${id}/password`, { password }),
    );
    return {
      isRepelled: answers.every(({ status }) => status === 422),
      observation: countText(answers.map(codeOf)),
    };
  },
};

export const passwordAttacks: AttackFamily = {
  name: 'passwords and links',
  attacks: [
    passwordGuesses,
    emailSpellings,
    accountEnumeration,
    auditGrowth,
    linkReuse,
    linkPoisoning,
    widespreadPasswords,
  ],
};
