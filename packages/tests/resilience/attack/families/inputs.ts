import { send, type Answer } from '../http';
import { inTurn, countText, type Attack, type AttackFamily } from '../attack';
import { addSignedIn, newUser, userOf } from '../people';
import { newVisitor } from '../visitor';

const areRefused = (answers: readonly Answer[]) =>
  answers.every(({ status }) => status >= 400 && status < 500);

const haveNoServerErrors = (answers: readonly Answer[]) => answers.every(({ status }) => status < 500);

const countStatuses = (answers: readonly Answer[]) => countText(answers.map(({ status }) => status));

const sqlInjection: Attack = {
  name: 'inject SQL by query, id, body and cookie',
  threat: 'the whole database is read or changed',
  expected: 'no 5xx, no delay, no row more',
  run: async (target) => {
    const payloads = [
      "' OR '1'='1",
      '1; SELECT pg_sleep(3)--',
      "') UNION SELECT null--",
      '1) OR 1=1--',
      "\\'; DROP TABLE users;--",
      '${7*7}',
    ];
    const visitor = newVisitor(target);
    const started = performance.now();
    const answers = await inTurn(payloads, async (payload) => {
      const text = encodeURIComponent(payload);
      visitor.cookies.set('refresh', text);
      return [
        await target.superAdmin.call('GET', `/users/audit-logs?limit=${text}&page=${text}&sort=${text}`),
        await target.superAdmin.call(
          'GET',
          `/users/audit-logs?action=${text}&userId=${text}&ipAddress=${text}`,
        ),
        await target.superAdmin.call('GET', `/users/${text}`),
        await visitor.call('POST', '/auth/login', { email: payload, password: payload }),
        await visitor.call('POST', '/auth/reset-password', {
          token: payload,
          password: 'Quai-Sql-2026!x',
          isInvitation: false,
        }),
        await visitor.call('POST', '/auth/refresh', {}),
      ];
    });
    const longest = (performance.now() - started) / payloads.length;
    const users = await target.superAdmin.call('GET', '/users');
    const isRepelled = areRefused(answers.flat()) && longest < 3_000 && users.status === 200;
    return {
      isRepelled,
      observation: `${countStatuses(answers.flat())}, ${Math.round(longest)} ms a payload`,
    };
  },
};

const oddBodies: Attack = {
  name: 'send lone surrogates, NUL, numbers beyond reason and deep bodies',
  threat: 'errors of the server on demand, without an account',
  expected: '4xx for each',
  run: async (target) => {
    const post = (path: string, body: string, headers: Record<string, string> = {}) =>
      send(target.agent, target.apiOrigin, {
        method: 'POST',
        path: `/api${path}`,
        headers: { 'content-type': 'application/json', 'x-forwarded-for': target.newAddress(), ...headers },
        body,
      });
    const authorization = `Bearer ${target.superAdmin.accessToken ?? ''}`;
    const user = (field: object) => JSON.stringify({ ...newUser(), ...field });
    const answers = [
      await post('/auth/login', '{"email":"a@b.te\\ud800st","password":"x"}'),
      await post('/auth/login', '{"email":"a@b.test","password":"\\ud800\\u0000"}'),
      await post('/auth/check-email', '{"email":"\\u0000@b.test"}'),
      await post('/auth/check-email', `${'['.repeat(40_000)}${']'.repeat(40_000)}`),
      await post('/auth/check-email', '{"email":'),
      await post('/auth/check-email', '"text"'),
      await post('/users', user({ firstName: '\ud800' }), { authorization }),
      await post('/users', user({ lastName: 'a\u0000b' }), { authorization }),
      await target.superAdmin.call('GET', '/users/audit-logs?page=1e300'),
      await target.superAdmin.call('GET', '/users/audit-logs?page=99999999999999999999'),
      await target.superAdmin.call('GET', '/users/%00/sessions'),
    ];
    return { isRepelled: areRefused(answers), observation: countStatuses(answers) };
  },
};

const lookAlikes: Attack = {
  name: 'create accounts whose names look like those of others',
  threat: 'an account passes for another in lists and mails',
  expected: '4xx for each; an unseen mark at the end of a name is not stored',
  run: async (target) => {
    const victim = await addSignedIn(target);
    const { username } = victim.user;
    const cyrillic = username.replace('a', '\u0430');
    const bodies = [
      { username: `${username}\u200b` },
      { username: cyrillic },
      { firstName: 'Kof\u202efi' },
      { lastName: 'Es\u200bsai' },
      { email: '.@b.test' },
      { email: 'a@b..test' },
      { email: `${cyrillic}@escale.test` },
      { username: username.toUpperCase() },
    ];
    const answers = await inTurn(bodies, (body) =>
      target.superAdmin.call('POST', '/users', { ...newUser(), ...body }),
    );
    const marked = await target.superAdmin.call('POST', '/users', { ...newUser(), firstName: 'Koffi\u202e' });
    return {
      isRepelled: areRefused(answers) && userOf(marked).firstName === 'Koffi',
      observation: `${countStatuses(answers)}; stored as ${JSON.stringify(userOf(marked).firstName)}`,
    };
  },
};

const prototypePollution: Attack = {
  name: 'pollute prototypes by `__proto__` and `constructor`',
  threat: 'a property of every object in the server',
  expected: 'no 5xx, no right more',
  run: async (target) => {
    const { visitor, id } = await addSignedIn(target);
    const bodies = [
      '{"__proto__":{"role":"ADMIN"}}',
      '{"constructor":{"prototype":{"role":"ADMIN"}}}',
      '{"permissions":{"__proto__":{"users":{"visible":true}}}}',
    ];
    const authorization = `Bearer ${visitor.accessToken ?? ''}`;
    const answers = await inTurn(bodies, (body) =>
      send(target.agent, target.apiOrigin, {
        method: 'PUT',
        path: `/api/users/${id}/preferences`,
        headers: { 'content-type': 'application/json', authorization },
        body,
      }),
    );
    const list = await visitor.call('GET', '/users');
    return {
      isRepelled: haveNoServerErrors(answers) && list.status === 403,
      observation: `${countStatuses(answers)}; list ${list.status}`,
    };
  },
};

const slowPatterns: Attack = {
  name: 'send 90 kB addresses that slow regular expressions down',
  threat: 'one request stops the server for seconds',
  expected: 'each answer within 2 s',
  run: async (target) => {
    const long = [
      `${'a'.repeat(90_000)}@`,
      `${'a.'.repeat(45_000)}@b`,
      `a@${'b.'.repeat(45_000)}`,
      '@'.repeat(90_000),
      `a@${'-'.repeat(90_000)}.test`,
    ];
    const times = await inTurn(long, async (email) => {
      const started = performance.now();
      await newVisitor(target).call('POST', '/auth/check-email', { email });
      return performance.now() - started;
    });
    const longest = Math.round(Math.max(...times));
    return { isRepelled: longest < 2_000, observation: `at most ${longest} ms` };
  },
};

export const inputAttacks: AttackFamily = {
  name: 'inputs',
  attacks: [sqlInjection, oddBodies, lookAlikes, prototypePollution, slowPatterns],
};
