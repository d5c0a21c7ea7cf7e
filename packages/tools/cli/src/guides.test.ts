import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bundleOf, fillDataFolder, freePort, startApiProcess } from '@escale/core/testing';
import { createScratch } from '@escale/site/testing';
import { uploadLimits } from '@escale/site';

const repository = process.cwd();
const scratch = createScratch();
afterAll(() => scratch.remove());

/** Returns the commands of a guide in order: the content of its `sh` blocks. */
function commandsOf(guide: string): string {
  const text = readFileSync(path.join(repository, 'docs/guides', guide), 'utf8');
  return [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block]) => block).join('\n');
}

/**
 * Commands that need not appear in a code block, since they have tests of their own
 * (`packages/tools/{workspace/src,testing/public-api,docs-site}`, `mock-api/src/openapi`) or ask questions.
 */
const commandsNotRun = [
  'npm start',
  'npm test -- api',
  'npm test -- gallery',
  'npm run dev',
  'pnpm api:report',
  'pnpm changeset',
  'pnpm docs:build',
  'pnpm docs:dev',
  'pnpm gate:gallery',
  'pnpm openapi',
  'pnpm release:bom',
  'pnpm gallery:build && pnpm gallery:pictures',
  'pnpm gallery:pictures',
  'pnpm mutants',
  'pnpm release',
  'pnpm settings',
];

it.each(readdirSync(path.join(repository, 'docs/guides')))(
  '%s: every inline command also appears in a code block',
  (guide) => {
    const text = readFileSync(path.join(repository, 'docs/guides', guide), 'utf8').replace(
      /^```[\s\S]*?^```$/gm,
      '',
    );
    const inLine = [...text.matchAll(/`((?:pnpm|npm|escale) [^`]+)`/g)].map(([, command = '']) => command);
    const blocks = commandsOf(guide);
    expect(
      inLine.filter((command) => !commandsNotRun.includes(command) && !blocks.includes(command)),
    ).toEqual([]);
  },
);

/** Languages of blocks that are not run as commands, by guide; a separate test covers each block. */
const otherBlocks: Record<string, string[]> = {
  'database.md': ['sql', 'sql'],
  'install.md': ['console', 'console', 'console'],
};

it.each(readdirSync(path.join(repository, 'docs/guides')))('%s: every code block runs in a test', (guide) => {
  const text = readFileSync(path.join(repository, 'docs/guides', guide), 'utf8');
  const languages = [...text.matchAll(/^```(.*)\n[\s\S]*?^```$/gm)].map(([, language]) => language);
  expect(languages.filter((language) => language !== 'sh')).toEqual(otherBlocks[guide] ?? []);
});

it('every file that a guide shows is used by the commands of a guide', () => {
  const guides = readdirSync(path.join(repository, 'docs/guides'));
  const commands = guides.map(commandsOf).join('\n');
  const shown = guides.flatMap((guide) => [
    ...readFileSync(path.join(repository, 'docs/guides', guide), 'utf8').matchAll(
      /^<<< @\/examples\/modules\/.*$/gm,
    ),
  ]);
  const unused = shown.filter(([line]) => {
    const [, place = '', file = ''] =
      /^<<< @\/(examples\/modules\/[\w-]+(?:\/|\.\w+))(\S*)$/.exec(line) ?? [];
    const isUsed = place !== '' && commands.includes(`docs/${place}`);
    return !isUsed || !existsSync(path.join(repository, 'docs', place, file));
  });
  expect(shown.length).toBeGreaterThan(0);
  expect(unused).toEqual([]);
});

/** Runs a guide's commands in a folder; there, `pnpm escale` is the bundled `escale` of this checkout. */
function follow(guide: string, folder: string, change = (commands: string) => commands): string {
  const escale = `${JSON.stringify(process.execPath)} ${JSON.stringify(bundleOf('escale'))}`;
  const publisher = `${JSON.stringify(process.execPath)} ${JSON.stringify(bundleOf('publisher'))}`;
  // Ends the processes that a guide starts, and waits until the publishing service is ready before a command calls it.
  const prelude = `set -e; trap 'kill $(jobs -p) 2> /dev/null || true' EXIT
    ready() { until ${JSON.stringify(process.execPath)} -e 'fetch(process.argv[1]).catch(() => process.exit(1))' "$1"; do :; done; }
    pnpm() {
      [ "$1" = publisher ] && exec ${publisher}
      [ "$1" = --silent ] && shift; shift
      case "$*" in *"--to http"*) ready http://localhost:$PUBLISH_PORT/healthz;; esac
      ${escale} "$@"
    }`;
  return execFileSync('bash', ['-c', `${prelude}\n${change(commandsOf(guide))}`], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ESCALE_SITE_DIR: path.join(folder, 'var/site'),
      ESCALE_DATA_DIR: path.join(folder, 'var/data'),
    },
  });
}

it('first-module.md: the commands create, build, check, publish and roll back a module', () => {
  const folder = path.join(scratch.siteDir, '../first');
  mkdirSync(folder, { recursive: true });
  const output = follow('first-module.md', folder);
  expect(output).not.toContain('FAILS');
  expect(existsSync(path.join(folder, 'mf-yard/escale.module.json'))).toBe(true);
  expect(output.match(/^containers 1\.0\.0-\w+ published$/gm)).toHaveLength(2);
  expect(output).toMatch(/^containers 1\.0\.0-\w+ live again; before it 1\.0\.0-\w+$/m);
}, 300_000);

it('releases.md, backup-and-upgrade.md: the commands publish, roll back, run a canary, publish elsewhere, back up and restore', async () => {
  const folder = path.join(scratch.siteDir, '../operations');
  const builds = {
    'mf-users/dist': await scratch.moduleBuild('users', 'one'),
    'mf-users/dist-next': await scratch.moduleBuild('users', 'two'),
    'mf-settings/dist': await scratch.moduleBuild('settings', 'one'),
    'mf-settings/dist-next': await scratch.moduleBuild('settings', 'two'),
    'shell/dist': await scratch.shellBuild(),
    'shell/dist-next': await scratch.shellBuild({}, { hostApi: '2.0.0' }),
  };
  for (const [name, build] of Object.entries(builds))
    cpSync(build, path.join(folder, name), { recursive: true });
  // Starts an API, since `backup` copies the data of a running one.
  const data = path.join(folder, 'var/data');
  await fillDataFolder(data);
  const api = await startApiProcess({ ESCALE_DATA_DIR: data });
  let output: string;
  try {
    output = follow('releases.md', folder) + follow('backup-and-upgrade.md', folder);
  } finally {
    await api.stop('SIGTERM');
  }
  expect(output).toMatch(
    /^shell 2\.0\.0-\w+ published; before it 1\.3\.0-\w+\nforced; it refuses\n {2}settings/m,
  );
  expect(output).toMatch(/^shell 1\.3\.0-\w+ live again; before it 2\.0\.0-\w+$/m);
  expect(output.match(/^users 1\.2\.0-\w+ live again; before it 1\.2\.0-\w+$/gm)).toHaveLength(2);
  expect(output).toMatch(/^settings 1\.2\.0-\w+ live again; before it/m);
  expect(output).toMatch(/^settings 1\.2\.0-\w+ published$/m);
  expect(output.match(/^users 1\.2\.0-\w+ restored: live for everybody$/gm)).toHaveLength(2);
  expect(output).toMatch(/^\S+\.tar\.gz: the embedded database and the site, /m);
  expect(output).toMatch(/^\S+site\.tar\.gz: the site, /m);
}, 300_000);

it('publishing.md: the commands start the service, make tokens, and publish and go back with one', async () => {
  const folder = path.join(scratch.siteDir, '../publishing');
  const owner = { team: 'Équipe Comptes', contact: 'comptes@escale.test' };
  for (const name of ['dist', 'dist-next'])
    cpSync(await scratch.moduleBuild('users', name, { owner }), path.join(folder, 'mf-users', name), {
      recursive: true,
    });
  const port = await freePort();
  const output = follow('publishing.md', folder, (commands) => commands.replaceAll('3100', String(port)));
  expect(output).toMatch(/^\w{8} +users +Équipe Comptes +until [\d-]+ +never$/m);
  expect(output).toMatch(/^token \w{8} revoked: it opens nothing any more$/m);
  expect(output.match(/^users 1\.2\.0-\w+ published$/gm)).toHaveLength(2);
  expect(output).toMatch(/^users 1\.2\.0-\w+ live again; before it/m);
  expect(output).toMatch(/^users 1\.2\.0-\w+ promoted: live for everybody/m);
  expect(output).toMatch(/^users 1\.2\.0-\w+ restored: live for everybody$/m);
}, 300_000);

it('publishing.md: the nginx block passes the biggest build on, whole', () => {
  const block = readFileSync(path.join(repository, 'docs/examples/deploy/nginx-publish.conf'), 'utf8');
  const [, megabytes = ''] = /client_max_body_size (\d+)m;/.exec(block) ?? [];
  expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(uploadLimits.bytes);
  expect(block).toContain('proxy_pass http://127.0.0.1:3100/;');
  expect(block).toContain('proxy_request_buffering off;');
});
