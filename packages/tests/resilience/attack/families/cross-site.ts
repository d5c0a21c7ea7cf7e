import { WebSocket } from 'ws';
import { send } from '../http';
import { inTurn, countText, type Attack, type AttackFamily } from '../attack';
import type { Target } from '../servers';

/**
 * A body with a known address. The answer is 200, unless the API refuses the call because of its
 * origin.
 */
const emailBody = '{"email":"admin@escale.test"}';

const post = (target: Target, origin: string, headers: Record<string, string>) =>
  send(target.agent, origin, {
    method: 'POST',
    path: '/api/auth/check-email',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': target.newAddress(), ...headers },
    body: emailBody,
  });

const foreignOrigins: Attack = {
  name: 'write from a page of another origin',
  threat: 'a foreign page acts with the cookies of a visitor',
  expected: '4xx for each',
  run: async (target) => {
    const { port, apiPort } = target;
    const origins = [
      'https://evil.test',
      'null',
      `http://localhost:${port}.evil.test`,
      `http://localhost.evil.test:${port}`,
      `http://evil.test/localhost:${port}`,
      `http://localhost:${apiPort === 65_535 ? 1 : apiPort + 1}`,
      'file://',
      '',
    ].map((origin): Record<string, string> => ({ origin }));
    const sites = ['cross-site', 'same-site'].map((site): Record<string, string> => ({
      'sec-fetch-site': site,
    }));
    const answers = await inTurn([...origins, ...sites], (headers) =>
      post(target, target.apiOrigin, headers),
    );
    const atGateway = await inTurn([...origins, ...sites], (headers) => post(target, target.origin, headers));
    const statuses = [...answers, ...atGateway].map(({ status }) => status);
    return {
      isRepelled: statuses.every((status) => status >= 400 && status < 500),
      observation: countText(statuses),
    };
  },
};

const otherScheme: Attack = {
  name: 'write from the same host under another scheme',
  threat: 'a page on the same host, by another scheme, counts as the own one',
  expected: '400 for each',
  run: async (target) => {
    const origins = ['https', 'ftp', 'ws'].map((scheme) => `${scheme}://localhost:${target.port}`);
    const answers = await inTurn(origins, (origin) => post(target, target.origin, { origin }));
    return {
      isRepelled: answers.every(({ status }) => status === 400),
      observation: countText(answers.map(({ status }) => status)),
    };
  },
};

const contentTypes: Attack = {
  name: 'write by a form, or override the method',
  threat: 'a form on a foreign page needs no permission of the browser',
  expected: '4xx for each',
  run: async (target) => {
    const types = [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/plain;',
      'a/b',
      'application/jsonp',
    ];
    const answers = await inTurn(types, (type) => post(target, target.apiOrigin, { 'content-type': type }));
    const { accessToken = '' } = target.superAdmin;
    const overridden = await send(target.agent, target.apiOrigin, {
      method: 'POST',
      path: '/api/users/00000000-0000-4000-8000-000000000000?_method=DELETE',
      headers: {
        authorization: `Bearer ${accessToken}`,
        'x-http-method-override': 'DELETE',
        'content-type': 'application/json',
      },
      body: '{}',
    });
    const statuses = [...answers, overridden].map(({ status }) => status);
    return {
      isRepelled: statuses.every((status) => status >= 400 && status < 500),
      observation: countText(statuses),
    };
  },
};

const crossOriginReads: Attack = {
  name: 'ask to share answers with another origin',
  threat: 'a foreign page reads what a visitor sees',
  expected: 'no Access-Control header',
  run: async (target) => {
    const headers = { origin: 'https://evil.test', 'access-control-request-method': 'PUT' };
    const answers = await inTurn(['GET', 'OPTIONS'] as const, (method) =>
      send(target.agent, target.origin, { method, path: '/api/auth/otp-config', headers }),
    );
    const found = answers
      .flatMap((answer) => Object.keys(answer.headers))
      .filter((name) => name.startsWith('access-control'));
    return { isRepelled: found.length === 0, observation: found.length === 0 ? 'none' : countText(found) };
  },
};

const dnsRebinding: Attack = {
  name: 'call under a foreign host name that leads here (DNS rebinding)',
  threat: 'a foreign page reads the mailbox and the API of this machine',
  expected: '4xx for each',
  run: async (target) => {
    const rebound = (port: number) => ({ host: `evil.test:${port}`, origin: `http://evil.test:${port}` });
    const answers = [
      await post(target, target.origin, rebound(target.port)),
      await post(target, target.apiOrigin, rebound(target.apiPort)),
      await send(target.agent, target.apiOrigin, {
        path: '/mailbox.json',
        headers: { host: `evil.test:${target.apiPort}` },
      }),
      await send(target.agent, target.origin, {
        path: '/api/health',
        headers: { host: `evil.test:${target.port}` },
      }),
    ];
    const statuses = answers.map(({ status }) => status);
    return {
      isRepelled: statuses.every((status) => status >= 400 && status < 500),
      observation: statuses.join(', '),
    };
  },
};

/** Returns the status of a refused WebSocket, 101 for an accepted one, 0 if the connection fails. */
function upgradeStatus(address: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve) => {
    const socket = new WebSocket(address, { headers, handshakeTimeout: 5_000 });
    socket.on('open', () => {
      socket.terminate();
      resolve(101);
    });
    socket.on('unexpected-response', (request, response) => {
      request.destroy();
      resolve(response.statusCode ?? 0);
    });
    socket.on('error', () => resolve(0));
  });
}

const foreignSockets: Attack = {
  name: 'open a WebSocket from another origin, or below any path',
  threat: 'a foreign page listens to the live connection',
  expected: 'no 101',
  run: async (target) => {
    const gateway = target.origin.replace('http', 'ws');
    const live = '/api/?EIO=4&transport=websocket';
    const statuses = [
      await upgradeStatus(gateway + live, { origin: 'https://evil.test' }),
      await upgradeStatus(target.apiOrigin.replace('http', 'ws') + live, { origin: 'https://evil.test' }),
      await upgradeStatus(`${gateway}/api/users`, { origin: target.origin }),
      await upgradeStatus(`${gateway}/`, { origin: target.origin }),
    ];
    return { isRepelled: !statuses.includes(101), observation: statuses.join(', ') };
  },
};

export const crossSiteAttacks: AttackFamily = {
  name: 'other sites',
  attacks: [foreignOrigins, otherScheme, contentTypes, crossOriginReads, dnsRebinding, foreignSockets],
};
