import { createHmac } from 'node:crypto';
import { codeOf } from '../http';
import { inParallel, inTurn, countText, type Attack, type AttackFamily } from '../attack';
import { addPerson, addSignedIn, refreshToken, signIn } from '../people';
import { newVisitor, expectSuccess, type Visitor } from '../visitor';

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

function forge(header: object, claims: object, hash = 'sha256', key = ''): string {
  const signed = `${encode(header)}.${encode(claims)}`;
  return `${signed}.${createHmac(hash, key).update(signed).digest('base64url')}`;
}

const readMe = (visitor: Visitor, authorization: string) =>
  visitor.call('GET', '/auth/me', undefined, { authorization });

const forgedTokens: Attack = {
  name: 'forge access tokens',
  threat: 'anybody acts as anybody',
  expected: '401 for each',
  run: async (target) => {
    const { accessToken = '' } = target.superAdmin;
    const [head = '', payload = '', signature = ''] = accessToken.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
    const later = { ...claims, exp: Number(claims.exp) + 86_400 };
    const none = (alg: string) => `${encode({ alg })}.${payload}.`;
    const tokens = [
      ...['none', 'None', 'NONE'].map(none),
      `${encode({ alg: 'none' })}.${payload}.${signature}`,
      `${head}.${payload}.`,
      `${head}.${encode(later)}.${signature}`,
      forge({ alg: 'HS256' }, later),
      forge({ alg: 'HS256' }, later, 'sha256', 'secret'),
      forge({ alg: 'HS512' }, later, 'sha512'),
      forge({ alg: 'HS256', kid: '../../../../dev/null' }, later),
      forge({ alg: 'HS256', jwk: { kty: 'oct', k: '' } }, later),
      forge({ alg: 'HS256', crit: ['exp'] }, later),
    ];
    const visitor = newVisitor(target);
    const answers = await inTurn(
      [...tokens.map((token) => `Bearer ${token}`), `Basic ${accessToken}`],
      (header) => readMe(visitor, header),
    );
    answers.push(await visitor.call('GET', `/auth/me?access_token=${accessToken}`));
    return {
      isRepelled: answers.every(({ status }) => status === 401),
      observation: countText(answers.map(({ status }) => status)),
    };
  },
};

const tokenReuse: Attack = {
  name: 'use a stolen refresh token after its owner has renewed it',
  threat: 'a copied cookie is a second session',
  expected: '401, and the session ends for both',
  provenBy: 'mock-api/src/accounts/sessions.test.ts: reuse of a copied token ends the session and is logged',
  run: async (target) => {
    const { visitor } = await addSignedIn(target);
    const thief = newVisitor(target);
    thief.cookies = new Map(visitor.cookies);
    await refreshToken(visitor);
    await expectSuccess(visitor.call('GET', '/auth/me'));
    const answer = await target.withClockAhead(60_000, () => thief.call('POST', '/auth/refresh', {}));
    const owner = await visitor.call('POST', '/auth/refresh', {});
    return {
      isRepelled: answer.status === 401 && owner.status === 401,
      observation: `thief ${answer.status}, owner ${owner.status}`,
    };
  },
};

const parallelRenewals: Attack = {
  name: 'renew a stolen refresh token in step with its owner, from another browser',
  threat: 'a copied cookie is a second session that nobody notices',
  expected: 'one of the two is refused, and the session ends for both',
  run: async (target) => {
    const { visitor } = await addSignedIn(target);
    const thief = newVisitor(target);
    for (const [name, value] of visitor.cookies) if (name.endsWith('refresh')) thief.cookies.set(name, value);
    const answers = await inTurn([visitor, thief, visitor, thief], (one) =>
      one.call('POST', '/auth/refresh', {}),
    );
    const statuses = answers.map(({ status }) => status);
    return {
      isRepelled: statuses.slice(1).every((status) => status === 401),
      observation: statuses.join(', '),
    };
  },
};

const lostRefreshAnswer: Attack = {
  name: 'lose the answer to a refresh, and send it again a day later',
  threat: 'a user who loses the network is signed out as a thief',
  expected: 'the session continues for its browser',
  run: async (target) => {
    const { visitor } = await addSignedIn(target, {}, true);
    const before = new Map(visitor.cookies);
    await expectSuccess(visitor.call('POST', '/auth/refresh', {}));
    visitor.cookies = before;
    const answers = await target.withClockAhead(24 * hourMs, () =>
      inTurn([1, 2, 3], () => visitor.call('POST', '/auth/refresh', {})),
    );
    const seen = answers.map(({ status }) => status);
    return { isRepelled: seen.every((status) => status === 200), observation: seen.join(', ') };
  },
};

const concurrentRenewals: Attack = {
  name: 'renew a session 30 times at once',
  threat: 'one refresh token becomes many',
  expected: 'one successor',
  provenBy:
    'mock-api/src/db/postgres/races.test.ts: a refresh token that many calls send at once has one successor, which all of them receive',
  run: async (target) => {
    const { visitor } = await addSignedIn(target);
    const name = [...visitor.cookies.keys()].find((key) => key.endsWith('refresh')) ?? '';
    const heirs = await inParallel(30, async () => {
      const copy = newVisitor(target);
      copy.cookies = new Map(visitor.cookies);
      const { status } = await copy.call('POST', '/auth/refresh', {});
      return status === 200 ? copy.cookies.get(name) : undefined;
    });
    const successors = new Set(heirs.filter((token) => token !== undefined));
    return { isRepelled: successors.size === 1, observation: `${successors.size} distinct tokens` };
  },
};

const tokenAfterLogout: Attack = {
  name: 'use the tokens of a session that was signed out',
  threat: 'signing out changes nothing for a thief',
  expected: '401 for both tokens',
  provenBy: 'mock-api/src/accounts/sessions.test.ts: ends the session immediately and is logged',
  run: async (target) => {
    const { visitor } = await addSignedIn(target);
    const thief = newVisitor(target);
    thief.cookies = new Map(visitor.cookies);
    thief.accessToken = visitor.accessToken;
    await visitor.call('POST', '/auth/logout', {});
    const answers = [await thief.call('GET', '/auth/me'), await thief.call('POST', '/auth/refresh', {})];
    return {
      isRepelled: answers.every(({ status }) => status === 401),
      observation: countText(answers.map(codeOf)),
    };
  },
};

const hourMs = 3_600_000;

const idleSession: Attack = {
  name: 'renew a session that nobody has used for three hours',
  threat: 'a forgotten session stays open for anyone who finds the machine',
  expected: '401 after 30 minutes without use',
  provenBy:
    'mock-api/src/accounts/idle-limit.test.ts: a session unused for the idle limit ends: it is not renewed, listed or counted',
  run: async (target) => {
    const { visitor } = await addSignedIn(target);
    const answer = await target.withClockAhead(3 * hourMs, () => visitor.call('POST', '/auth/refresh', {}));
    return { isRepelled: answer.status === 401, observation: String(answer.status) };
  },
};

const futureToken: Attack = {
  name: 'use an access token that was issued three days ahead',
  threat: 'a moment with a wrong clock gives tokens that live for days',
  expected: '401 once the clock is right',
  provenBy:
    'mock-api/src/accounts/sessions.test.ts: an access token of the future, after the clock was set back, is refused and can be refreshed',
  run: async (target) => {
    const [person, visitor] = [await addPerson(target), newVisitor(target)];
    await target.withClockAhead(72 * hourMs, () => signIn(target, visitor, person.credentials));
    const answer = await visitor.call('GET', '/auth/me');
    return { isRepelled: answer.status === 401, observation: String(answer.status) };
  },
};

const futureLockOut: Attack = {
  name: 'get blocked for days by a clock three days ahead',
  threat: 'a wrong clock locks people out for days',
  expected: 'a wait of 15 minutes at most',
  provenBy:
    'mock-api/src/auth/limits.test.ts: a block dated in the future, after the clock was set back, does not count',
  run: async (target) => {
    const visitor = newVisitor(target);
    const ask = () => visitor.call('POST', '/auth/check-email', { email: 'unknown@escale.test' });
    await target.withClockAhead(72 * hourMs, () => inTurn(Array.from({ length: 32 }), ask));
    const answer = await ask();
    const { cooldownSeconds = 0 } = answer.json() as { cooldownSeconds?: number };
    return { isRepelled: cooldownSeconds <= 900, observation: `${answer.status}, ${cooldownSeconds} s` };
  },
};

export const tokenAttacks: AttackFamily = {
  name: 'tokens and sessions',
  attacks: [
    forgedTokens,
    tokenReuse,
    parallelRenewals,
    lostRefreshAnswer,
    concurrentRenewals,
    tokenAfterLogout,
    idleSession,
    futureToken,
    futureLockOut,
  ],
};
