import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { freePort, startProcess } from '@escale/core/testing';
import { readConfig } from './config';
import { installNode } from '../testing/test-node';
import { fillDataFolder } from '../testing/test-database';

const root = path.join(import.meta.dirname, '../..');
const fromRoot = (...parts: string[]) => path.join(root, ...parts);
const readExample = (name: string) => readFileSync(fromRoot('docs/examples/deploy', name), 'utf8');

/** The settings in the table of the guide, each with the programs that read it; other tests compare the table with the code. */
const settingsTable = [
  ...readFileSync(fromRoot('docs/guides/settings.md'), 'utf8').matchAll(/^\| `([A-Z_]+)` +\| ([^|]*)\|/gm),
].map(([, name = '', readers = '']) => ({ name, readers: readers.split(',').map((one) => one.trim()) }));
const settingsOf = (program: string) =>
  settingsTable.filter(({ readers }) => readers.includes(program)).map(({ name }) => name);
/** Settings that the command `escale` reads as well (`packages/tools/cli/src/backup`). */
const commandSettings = ['DATABASE_URL', 'ESCALE_DATA_DIR', 'ESCALE_SITE_DIR'];
const knownSettings: Record<string, readonly string[]> = {
  api: settingsOf('API'),
  gateway: settingsOf('gateway'),
  escale: commandSettings,
};

interface Instruction {
  name: string;
  text: string;
}
const stages = new Map<string, { image: string; instructions: Instruction[] }>();
for (const line of readExample('Dockerfile').split('\n')) {
  const [, name = '', text = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
  const [, image = '', stage = ''] = /^FROM (\S+) AS (\S+)$/.exec(line) ?? [];
  if (name === 'FROM') stages.set(stage, { image, instructions: [] });
  else if (name !== '') [...stages.values()].at(-1)?.instructions.push({ name, text });
}
const instructionsOf = (stage: string): Instruction[] => {
  const found = stages.get(stage);
  return found === undefined ? [] : [...instructionsOf(found.image), ...found.instructions];
};
const textsOf = (stage: string, name: string) =>
  instructionsOf(stage).flatMap((one) => (one.name === name ? [one.text] : []));

interface Service {
  build?: { context: string; dockerfile: string; target: string };
  environment?: Record<string, string | number>;
  read_only?: boolean;
  cap_drop?: string[];
  stop_grace_period?: string;
  volumes?: string[];
}
const { services } = parse(readExample('compose.yml'), { merge: true }) as {
  services: Record<string, Service>;
};
const ownServices = Object.entries(services).flatMap(([name, service]) =>
  service.build === undefined ? [] : [{ name, service, target: service.build.target }],
);

interface Container {
  image: string;
  env: { name: string; value: string }[];
  envFrom?: { secretRef: { name: string } }[];
  securityContext: Record<string, unknown>;
  readinessProbe: { httpGet: { path: string } };
  livenessProbe: { httpGet: { path: string } };
}
interface Manifest {
  kind: string;
  metadata: { name: string };
  stringData?: Record<string, string>;
  spec?: {
    template: {
      spec: {
        containers: Container[];
        terminationGracePeriodSeconds: number;
        securityContext: Record<string, unknown>;
      };
    };
  };
}
const manifests = parseAllDocuments(readExample('kubernetes.yml')).map((one) => one.toJS() as Manifest);
const deployments = manifests.flatMap(({ kind, spec }) =>
  kind === 'Deployment' && spec !== undefined ? [spec.template.spec] : [],
);
const secrets = manifests.find(({ kind }) => kind === 'Secret')?.stringData ?? {};

describe('the images', () => {
  const own = ['api', 'gateway', 'escale'];

  test('use a Node version that the workspace supports, and run as a user other than root', () => {
    const { engines } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')) as {
      engines: { node: string };
    };
    for (const { image } of stages.values()) {
      if (stages.has(image)) continue;
      const [, major, minor] = /^node:(\d+)\.(\d+)\.\d+-/.exec(image) ?? [];
      const [, leastMajor, leastMinor] = /^>=(\d+)\.(\d+)$/.exec(engines.node) ?? [];
      const difference = Number(major) - Number(leastMajor) || Number(minor) - Number(leastMinor);
      expect(difference).toBeGreaterThanOrEqual(0);
    }
    for (const stage of own) expect(textsOf(stage, 'USER').at(-1)).toBe('node');
  });

  test('copy and run files that exist', () => {
    const { devDependencies } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')) as {
      devDependencies: { pnpm: string };
    };
    for (const stage of stages.keys()) {
      for (const text of textsOf(stage, 'COPY')) {
        const [from, ...rest] = text.split(' ');
        const stageOf = /^--from=(.+)$/.exec(from ?? '')?.[1];
        if (stageOf !== undefined) expect(stages.has(stageOf)).toBe(true);
        else
          for (const file of [from ?? '', ...rest.slice(0, -1)])
            expect([file, existsSync(fromRoot(file))]).toEqual([file, true]);
      }
      for (const text of textsOf(stage, 'RUN').filter((one) => one.startsWith('npx'))) {
        expect(text).toContain(`pnpm@${devDependencies.pnpm} install --frozen-lockfile --prod`);
        const [, filter = ''] = /--filter-prod "@escale\/([\w-]+)\.\.\."/.exec(text) ?? [];
        expect([
          filter,
          ['.', 'packages/server', 'packages/tools'].some((group) => existsSync(fromRoot(group, filter))),
        ]).toEqual([filter, true]);
      }
    }
    for (const stage of own) {
      const folder = textsOf(stage, 'WORKDIR').at(-1)?.replace('/app', '') ?? '';
      const [command = '[]'] = [...textsOf(stage, 'ENTRYPOINT'), ...textsOf(stage, 'CMD')];
      const file = (JSON.parse(command) as string[]).at(-1) ?? '';
      const source = file.replace('dist/', '').replace(/\.mjs$/, '');
      const exists = ['.ts', '.mjs'].some((ending) => existsSync(fromRoot(folder, source + ending)));
      expect([file, exists]).toEqual([file, true]);
    }
    for (const stage of ['api', 'gateway'])
      expect(textsOf(stage, 'HEALTHCHECK').join()).toContain('/healthz');
  });

  test('do not exclude from their context what they copy', () => {
    const kept = readExample('Dockerfile.dockerignore')
      .split('\n')
      .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []));
    const copied = textsOf('sources', 'COPY').flatMap((text) => text.split(' ').slice(0, -1));
    expect(kept.sort()).toEqual(copied.sort());
  });
});

describe('the Compose file', () => {
  test.each(ownServices)('$name: names existing settings of an existing image', ({ service, target }) => {
    expect(stages.has(target)).toBe(true);
    expect(
      existsSync(
        path.resolve(
          fromRoot('docs/examples/deploy'),
          service.build?.context ?? '',
          service.build?.dockerfile ?? '',
        ),
      ),
    ).toBe(true);
    const names = Object.keys(service.environment ?? {});
    expect(names.filter((name) => !knownSettings[target]?.includes(name))).toEqual([]);
  });

  test('runs two API processes and a gateway on a file system that is read only, without privileges', () => {
    const kinds = ownServices.map(({ target }) => target).sort();
    expect(kinds).toEqual(['api', 'api', 'escale', 'gateway']);
    for (const { service, target } of ownServices) {
      if (target === 'escale') continue;
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
      const notice = Number(service.environment?.STOP_NOTICE_SECONDS);
      expect(Number.parseInt(service.stop_grace_period ?? '', 10)).toBeGreaterThanOrEqual(notice + 10 + 10);
    }
    for (const service of Object.values(services))
      for (const volume of service.volumes ?? [])
        if (volume.startsWith('./'))
          expect(existsSync(fromRoot('docs/examples/deploy', volume.split(':')[0] ?? ''))).toBe(true);
  });

  test('gives the API a configuration that it accepts', () => {
    const given: Record<string, string> = {
      APP_ORIGIN: 'https://escale.example.com',
      FIRST_ADMIN: 'Awa Koné <awa.kone@example.com>',
      API_SECRET: 's'.repeat(32),
      POSTGRES_PASSWORD: 'secret',
    };
    const filled = Object.entries(services['api-1']?.environment ?? {}).map(([name, value]) => [
      name,
      String(value).replace(
        /\$\{(\w+):[-?]([^}]*)\}/g,
        (_all, variable: string, fallback: string) => given[variable] ?? fallback,
      ),
    ]);
    expect(readConfig(Object.fromEntries(filled) as Record<string, string>)).toMatchObject({
      DATABASE_URL: 'postgres://escale:secret@postgres:5432/escale',
      APP_ORIGIN: 'https://escale.example.com',
    });
  });
});

describe('the Kubernetes example', () => {
  test.each(deployments.flatMap(({ containers }) => containers).map((one) => [one.image, one] as const))(
    '%s: names existing settings and probes',
    (image, container) => {
      const target = image.replace('REGISTRY/escale-', '');
      const names = [
        ...container.env.map(({ name }) => name),
        ...(container.envFrom ? Object.keys(secrets) : []),
      ];
      expect(names.filter((name) => !knownSettings[target]?.includes(name))).toEqual([]);
      expect(container.livenessProbe.httpGet.path).toBe('/healthz');
      expect(container.readinessProbe.httpGet.path).toBe('/readyz');
      expect(container.securityContext).toMatchObject({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
      });
    },
  );

  test('runs nothing as root, and allows enough time for a shutdown', () => {
    expect(deployments).toHaveLength(2);
    for (const { containers, terminationGracePeriodSeconds, securityContext } of deployments) {
      expect(securityContext).toMatchObject({ runAsNonRoot: true });
      const notice = Number(containers[0]?.env.find(({ name }) => name === 'STOP_NOTICE_SECONDS')?.value);
      expect(terminationGracePeriodSeconds).toBeGreaterThanOrEqual(notice + 10 + 10);
    }
  });
});

/** A Node of the major version before that of the images. */
const earlierNode = '22.23.5';

function versionOfImages(): string {
  const [, version = ''] = /^FROM node:([\d.]+)-/m.exec(readExample('Dockerfile')) ?? [];
  return version;
}

/** Starts API, gateway and `escale` of the folder on the given Node, and ends both servers. */
async function runServers(folder: string, node: string): Promise<void> {
  const port = await freePort();
  const data = path.join(folder, 'data');
  await rm(data, { recursive: true, force: true });
  await mkdir(data);
  await fillDataFolder(data, 'seeded');
  const api = startProcess(
    { HOST: '127.0.0.1', API_PORT: String(port), ESCALE_DATA_DIR: data, NODE_ENV: 'production' },
    path.join(folder, 'mock-api'),
    node,
  );
  await api.ready;
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  api.child.kill('SIGTERM');
  expect(await api.ended).toBe(0);
  const gatewayPort = await freePort();
  const gateway = startProcess(
    { HOST: '127.0.0.1', PORT: String(gatewayPort), ESCALE_SITE_DIR: folder, NODE_ENV: 'production' },
    path.join(folder, 'packages/server/gateway'),
    node,
  );
  await gateway.ready;
  expect((await fetch(`http://127.0.0.1:${gatewayPort}/readyz`)).status).toBe(503);
  gateway.child.kill('SIGTERM');
  expect(await gateway.ended).toBe(0);
  const help = spawnSync(node, ['packages/tools/cli/dist/bin/escale.mjs', 'backup', '--help'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect([help.status, help.stdout]).toEqual([0, expect.stringContaining('escale backup <file or folder>')]);
}

test('the steps of the images, run in a plain folder, install enough to run, on Node 22 and 24 too', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'images-'));
  try {
    const left = /(^|\/)(node_modules|dist|coverage|\.cache)$|\.test\.tsx?$/;
    const files = textsOf('sources', 'COPY').flatMap((text) => text.split(' ').slice(0, -1));
    for (const file of files)
      await cp(fromRoot(file), path.join(folder, file), {
        recursive: true,
        filter: (source) => !left.test(source),
      });
    const filters = [...stages.keys()].flatMap((stage) =>
      (stages.get(stage)?.instructions ?? []).flatMap(({ text }) =>
        [...text.matchAll(/--filter-prod "([^"]*)"/g)].map(([, one = '']) => one),
      ),
    );
    const pnpm = fromRoot('node_modules/.bin/pnpm');
    const options = [
      'install',
      '--frozen-lockfile',
      '--prod',
      '--offline',
      ...filters.flatMap((one) => ['--filter-prod', one]),
    ];
    execFileSync(pnpm, options, { cwd: folder, env: { ...process.env, CI: 'true' }, stdio: 'pipe' });
    for (const text of textsOf('built', 'RUN').filter((step) => step.startsWith('node ')))
      execFileSync(process.execPath, text.split(' ').slice(1), { cwd: folder, stdio: 'pipe' });
    for (const node of [process.execPath, installNode(earlierNode), installNode(versionOfImages())])
      await runServers(folder, node);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}, 360_000);

const dockerVersion = spawnSync('docker', ['version', '--format', '{{.Server.Version}}'], {
  encoding: 'utf8',
});
(dockerVersion.status === 0 && process.env.ESCALE_DOCKER === 'on' ? test : test.skip)(
  'the images are built by Docker (skipped where no Docker daemon runs, or without ESCALE_DOCKER=on: it needs the network)',
  () => {
    for (const target of ['api', 'gateway', 'escale'])
      execFileSync('docker', ['build', '-f', 'docs/examples/deploy/Dockerfile', '--target', target, '.'], {
        cwd: root,
        stdio: 'pipe',
      });
  },
  1_200_000,
);

test("the installation on Debian knows its settings, its unit and the guide's blocks", () => {
  const script = readExample('debian.sh');
  const [, settings = ''] = /<< END\n([\s\S]*?)\nEND\n/.exec(script) ?? [];
  const names = [...settings.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(names).toContain('FIRST_ADMIN');
  expect(names.filter((name) => ![...settingsOf('API'), ...commandSettings].includes(name ?? ''))).toEqual(
    [],
  );
  const unit = readExample('escale-api@.service');
  expect(unit).toContain(/settings=(\S+)/.exec(script)?.[1]);
  expect(existsSync(fromRoot('mock-api/src/main.ts'))).toBe(true);
  const [block] = /^sed '(s\/.*)' docs\/examples\/deploy\/nginx-site\.conf > /m.exec(script)?.slice(1) ?? [
    '',
  ];
  const changed = execFileSync('sed', [block ?? ''], {
    input: readExample('nginx-site.conf'),
    encoding: 'utf8',
  });
  expect(changed).toContain(
    '  server 127.0.0.1:4000 fail_timeout=1s;\n  server 127.0.0.1:4001 fail_timeout=1s;\n',
  );
  expect(readFileSync(fromRoot('docs/guides/database.md'), 'utf8')).toContain("PASSWORD 'choose-one'");
  expect(spawnSync('bash', ['-n'], { input: script }).status).toBe(0);
});
