import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startServer } from '@escale/e2e/fixtures';
import { bundleOf, freePort } from '@escale/core/testing';
import { siteStatus } from '@escale/site';
import { inParallel, inTurn, countText, type Attack, type AttackFamily, type Outcome } from '../attack';
import { openAgent, send, type Answer } from '../http';
import { openSocket, type RawSocket } from '../raw-socket';

interface Service {
  origin: string;
  port: number;
  siteDir: string;
  token: (module: string) => Promise<{ id: string; token: string }>;
  escale: (...argv: string[]) => Promise<string>;
  /** Sends these files as a build of the module `id`. */
  upload: (token: string, id: string, files: [name: string, content: string][]) => Promise<Answer>;
}

/** Runs the attack on a publishing service with a site of its own. */
async function attackService(attack: (service: Service) => Promise<Outcome>): Promise<Outcome> {
  const folder = await mkdtemp(path.join(tmpdir(), 'attack-publishing-'));
  const siteDir = path.join(folder, 'site');
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const agent = openAgent();
  const env = { PUBLISH_PORT: String(port), ESCALE_SITE_DIR: siteDir };
  const server = await startServer('packages/server/publisher', env, `${origin}/healthz`);
  const escale = async (...argv: string[]) => {
    const command = [bundleOf('escale'), ...argv, '--site', siteDir];
    return (await promisify(execFile)(process.execPath, command)).stdout;
  };
  try {
    return await attack({
      origin,
      port,
      siteDir,
      escale,
      token: async (module) => {
        const made = await escale('token', 'create', '--module', module, '--owner', 'Attaque', '--json');
        return JSON.parse(made) as { id: string; token: string };
      },
      upload: (token, id, files) =>
        send(agent, origin, {
          method: 'POST',
          path: `/modules/${id}/versions?files=${files.length}`,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
          body: `${files.map(([name, content]) => `--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n${content}\r\n`).join('')}--x--\r\n`,
        }),
    });
  } finally {
    await agent.destroy();
    await server.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

const descriptorFile = (id: string, team: string): [string, string] => [
  'descriptor.json',
  JSON.stringify({
    ...{
      id,
      version: '1.0.0',
      owner: { team, contact: 'attaque@escale.test' },
      label: id,
      hostApi: '^1.0.0',
    },
    ...{ path: `/${id}`, card: null, permissions: ['read'], routes: [{ path: `/${id}`, access: 'read' }] },
  }),
];

const emptyManifest: [string, string] = ['mf-manifest.json', '{}'];

/** Returns what the attacks have changed in the site; there should be nothing. */
async function findHarm({ siteDir }: Service): Promise<string[]> {
  const { modules } = await siteStatus(siteDir);
  const incoming = await readdir(path.join(siteDir, '.publishing/incoming'));
  const names = await readdir(path.dirname(siteDir));
  return [
    ...modules.map(({ id }) => `${id} was published`),
    ...incoming.map(() => 'files of an upload are left'),
    ...names.filter((name) => name !== 'site').map((name) => `${name} was written beside the site`),
  ];
}

const foreignModule: Attack = {
  name: 'publish with a token of another module or team, guessed, revoked, or without the checks',
  threat: 'a team, or a stranger, replaces the sign-in',
  expected: '4xx for each, nothing published',
  run: () =>
    attackService(async (service) => {
      const { token } = await service.token('yard');
      const revoked = await service.token('auth');
      await service.escale('token', 'revoke', revoked.id);
      const sign = (id: string, team = 'Attaque') => [descriptorFile(id, team), emptyManifest];
      const tries: [string, string, [string, string][]][] = [
        [token, 'auth', sign('auth')],
        [token, 'yard', sign('auth')],
        [token, 'yard', sign('yard', 'Équipe Identité')],
        [token, 'yard', sign('yard')],
        [token, 'yard&unchecked=true&x=/..', sign('yard')],
        [token, '..%2fauth', sign('auth')],
        [revoked.token, 'auth', sign('auth')],
        [`escale_${revoked.id}_${'A'.repeat(43)}`, 'auth', sign('auth')],
        ['__proto__', 'auth', sign('auth')],
      ];
      const answers = await inTurn(tries, ([secret, id, files]) => service.upload(secret, id, files));
      const statuses = answers.map(({ status }) => status);
      const harmed = await findHarm(service);
      const isRefused = statuses.every((status) => status >= 400 && status < 500);
      return {
        isRepelled: isRefused && harmed.length === 0,
        observation: [countText(statuses), ...harmed].join(', '),
      };
    }),
};

const hostileNames: Attack = {
  name: 'send a build whose files leave its folder, occur twice or never end',
  threat: 'files of the host are overwritten, or its disk is filled',
  expected: '4xx for each, nothing left',
  run: () =>
    attackService(async (service) => {
      const { token } = await service.token('yard');
      const names = [
        '../../../escaped.js',
        '/tmp/escaped.js',
        '..\\\\escaped.js',
        'a/../../escaped.js',
        '.env',
      ];
      names.push('descriptor.json', 'Descriptor.JSON', 'descriptor.json/a', 'a%00.js', '');
      const builds = names.map((name): [string, string][] => [
        descriptorFile('yard', 'Attaque'),
        emptyManifest,
        [name, 'x'],
      ]);
      builds.push(Array.from({ length: 2_000 }, (_, index) => [`${index}.js`, '']));
      builds.push([descriptorFile('yard', 'Attaque'), ['a.js', 'x'.repeat(17 * 1024 * 1024)]]);
      const answers = await inTurn(builds, (files) => service.upload(token, 'yard', files));
      const statuses = answers.map(({ status }) => status);
      const harmed = await findHarm(service);
      const isRefused = statuses.every((status) => status >= 400 && status < 500);
      return {
        isRepelled: isRefused && harmed.length === 0,
        observation: [countText(statuses), ...harmed].join(', '),
      };
    }),
};

const closeTimeoutMs = 3_000;

/** Waits, for a limited time, until the service has closed all connections but one. */
function untilAllButOneClosed(sockets: readonly RawSocket[]): Promise<void> {
  let left = sockets.length;
  return new Promise((resolve) => {
    for (const socket of sockets)
      void socket.closed(closeTimeoutMs).then(() => {
        left -= 1;
        if (left === 1) resolve();
      });
  });
}

const heldUploads: Attack = {
  name: 'hold the publishing service with uploads that never end, without a token and with one',
  threat: 'nobody can go back from a broken version',
  expected: 'strangers are closed at once; another team is served meanwhile',
  run: () =>
    attackService(async (service) => {
      const { token } = await service.token('yard');
      const other = await service.token('quay');
      const begin = async (secret: string) => {
        const socket = await openSocket(service.port);
        socket.write(
          `POST /modules/yard/versions?files=9 HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${secret}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 900000\r\n\r\n--x\r\n`,
        );
        return socket;
      };
      const strangers = await inParallel(20, () => begin('nobody'));
      const holders = await inParallel(20, () => begin(token));
      const all = [...strangers, ...holders];
      await untilAllButOneClosed(all);
      const answer = await service.upload(other.token, 'quay', [
        descriptorFile('quay', 'Attaque'),
        emptyManifest,
      ]);
      const left = all.filter((socket) => socket.isOpen()).length;
      const isClosed = strangers.every((socket) => !socket.isOpen());
      for (const socket of all) socket.destroy();
      return {
        isRepelled: isClosed && left === 1 && answer.status === 422,
        observation: `${left} of 40 stay open, the other team got ${answer.status}`,
      };
    }),
};

export const publishingAttacks: AttackFamily = {
  name: 'publishing',
  attacks: [foreignModule, hostileNames, heldUploads],
};
