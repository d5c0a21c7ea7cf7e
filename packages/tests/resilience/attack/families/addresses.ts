import { send } from '../http';
import { inTurn, countText, type Attack, type AttackFamily } from '../attack';
import { exchangeText, statusesIn } from '../raw-socket';
import { privateText } from '../servers';
import { newVisitor } from '../visitor';

const pathTraversal: Attack = {
  name: 'ask for files outside the site, dotfiles and private files',
  threat: 'passwords, keys and the history of the site are read',
  expected: '4xx for each, no file',
  run: async (target) => {
    const climbs = [
      '../',
      '..%2f',
      '%2e%2e/',
      '%2e%2e%2f',
      '..%5c',
      '..\\',
      '....//',
      '%252e%252e%252f',
      '..;/',
      '.%00./',
    ];
    const paths = [
      ...climbs.map((climb) => `/${climb.repeat(6)}etc/passwd`),
      ...climbs.map((climb) => `/modules/${climb.repeat(2)}data/secret.key`),
      '/.secret',
      '/%2esecret',
      '/.git/config',
      '/history.ndjson%00',
      '/data/secret.key',
      '/main.js.map',
    ];
    const answers = await inTurn(paths, (path) => send(target.agent, target.origin, { path }));
    const leaked = answers.filter(
      ({ status, text }) => status < 400 || text.includes('root:') || text.includes(privateText),
    );
    return { isRepelled: leaked.length === 0, observation: countText(answers.map(({ status }) => status)) };
  },
};

const openProxy: Attack = {
  name: 'use the gateway as a proxy to the mailbox or elsewhere',
  threat: 'codes and links from the mailbox, calls into the network',
  expected: 'no foreign answer',
  run: async (target) => {
    const inside = `localhost:${target.apiPort}`;
    const paths = [
      `http://${inside}/mailbox.json`,
      `//${inside}/mailbox.json`,
      `/api@${inside}/mailbox.json`,
      '/api/../mailbox.json',
      '/api/..%2fmailbox.json',
      '/api/%2e%2e/mailbox.json',
      '/api/..;/mailbox.json',
      '/api//../mailbox.json',
      '/api\\..\\mailbox.json',
      `/api/http://${inside}/mailbox.json`,
    ];
    const answers = await inTurn(paths, (path) =>
      exchangeText(
        target.port,
        `GET ${path} HTTP/1.1\r\nHost: localhost:${target.port}\r\nConnection: close\r\n\r\n`,
      ),
    );
    const connect = await exchangeText(target.port, `CONNECT ${inside} HTTP/1.1\r\nHost: ${inside}\r\n\r\n`);
    const leaked = [...answers, connect].filter((text) => /code de connexion|"subject"/.test(text));
    const statuses = [...answers, connect].flatMap(statusesIn);
    return {
      isRepelled: leaked.length === 0 && !statusesIn(connect).includes(200),
      observation: countText(statuses),
    };
  },
};

const spoofedAddress: Attack = {
  name: 'send a false client address to the gateway',
  threat: 'limits by address do not hold, the audit log lies',
  expected: 'the limit of unknown addresses holds',
  run: async (target) => {
    const visitor = newVisitor(target);
    const answers = await inTurn(Array.from({ length: 45 }), (_, index) =>
      send(target.agent, target.origin, {
        method: 'POST',
        path: '/api/auth/check-email',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': target.newAddress(),
          'x-real-ip': visitor.address,
          forwarded: `for=${target.newAddress()}`,
        },
        body: JSON.stringify({ email: `spoof${index}@escale.test` }),
      }),
    );
    const refused = answers.filter(({ status }) => status === 429).length;
    return { isRepelled: refused >= 15, observation: countText(answers.map(({ status }) => status)) };
  },
};

const framing: Attack = {
  name: 'frame the pages, or run a script in them',
  threat: 'a foreign page acts through the page of a visitor',
  expected: 'policy without inline scripts, no frames, nosniff, no-store on the API',
  run: async (target) => {
    const page = await send(target.agent, target.origin, { path: '/', headers: { accept: 'text/html' } });
    const api = await send(target.agent, target.origin, { path: '/api/auth/otp-config' });
    const policy = String(page.headers['content-security-policy']);
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "'unsafe-inline'";
    const faults = [
      /unsafe|\*|data:/.test(scripts) && 'scripts',
      !policy.includes("frame-ancestors 'none'") && 'frames',
      page.headers['x-content-type-options'] !== 'nosniff' && 'nosniff',
      !String(api.headers['cache-control']).includes('no-store') && 'cache',
    ].filter((fault) => fault !== false);
    return {
      isRepelled: faults.length === 0,
      observation: faults.length === 0 ? 'all set' : `missing: ${faults.join(', ')}`,
    };
  },
};

export const addressAttacks: AttackFamily = {
  name: 'addresses and files',
  attacks: [pathTraversal, openProxy, spoofedAddress, framing],
};
