import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readArguments } from './command-options';

const read = (file: string) => readFileSync(path.join(process.cwd(), file), 'utf8');
const installScript = read('docs/examples/deploy/debian.sh');
const wrapper = /<< 'WRAPPER'\n([\s\S]*?)^WRAPPER$/m.exec(installScript)?.[1] ?? '';
const folder = mkdtempSync(path.join(tmpdir(), 'debian-'));
const settingsFile = path.join(folder, 'api.env');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const environment = {
  APP_ORIGIN: 'https://escale.example.com',
  FIRST_ADMIN: `Awa N'Guessan "Aya" <awa.nguessan@example.com>`,
  SMTP_URL: 'smtps://quai:$HOME`id`\\%27@mail.example.com',
};

/** Runs a part of the script, with the folders of this test. */
function run(part: string, environment: Record<string, string> = {}) {
  const moved = part.replaceAll('/etc/escale/api.env', settingsFile);
  return spawnSync('bash', ['--norc', '-euc', moved], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', ...environment },
  });
}

const scriptHead = /^settings=[\s\S]*?^quoted\(\).*$/m.exec(installScript)?.[0] ?? '';

test('an account without a name or an address is refused before anything is done', () => {
  for (const FIRST_ADMIN of ['Awa <awa@example.com>', 'Awa Koné awa@example.com']) {
    const { status, stderr } = run(scriptHead, { ...environment, FIRST_ADMIN });
    expect([status, stderr]).toEqual([1, expect.stringContaining('FIRST_ADMIN has the form')]);
  }
  expect(installScript.indexOf('FIRST_ADMIN has the form')).toBeLessThan(
    installScript.indexOf('apt-get update'),
  );
});

/** Reads a value in double quotes as systemd does (`man systemd.exec`, EnvironmentFile). */
const readBySystemd = (value: string) => value.replace(/^"(.*)"$/, '$1').replace(/\\(["\\`$])/g, '$1');

test('sh and systemd read the settings as they were given, apostrophes included', () => {
  const [write = ''] = /^cat > [\s\S]*?^END$/m.exec(installScript.replace(/^ +(cat > )/m, '$1')) ?? [];
  expect(
    run(`${scriptHead}\npassword=secret\n${write}\nmv ${settingsFile}.new ${settingsFile}`, environment),
  ).toMatchObject({
    status: 0,
    stderr: '',
  });
  const names = Object.keys(environment);
  const told = run(
    `set -a; . ${settingsFile}; for name in ${names.join(' ')}; do printf '%s\\n' "\${!name}"; done`,
  );
  expect(told.stdout.trim().split('\n')).toEqual(Object.values(environment));
  const lines = readFileSync(settingsFile, 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm);
  const values = Object.fromEntries(
    [...lines].map(([, name = '', value = '']) => [name, readBySystemd(value)]),
  );
  expect(values).toMatchObject({
    ...environment,
    DATABASE_URL: 'postgres://escale:secret@localhost:5432/escale',
  });
});

test('`escale` runs the commands as the user of the API, with its settings', () => {
  const programs = path.join(folder, 'bin');
  mkdirSync(programs);
  const runuser = path.join(programs, 'runuser');
  writeFileSync(runuser, '#!/bin/sh\n[ "$4" = test ] || printf "%s\\n" "$@" "$ESCALE_SITE_DIR"\n');
  chmodSync(runuser, 0o755);
  const PATH = `${programs}:${process.env.PATH ?? ''}`;
  const { stdout } = run(`set -- status --json\n${wrapper}`, { PATH });
  expect(stdout.trim().split('\n')).toEqual([
    ...['-u', 'escale', '--', 'node', '/opt/escale-live/packages/tools/cli/dist/bin/escale.mjs'],
    ...['status', '--json', '/srv/escale'],
  ]);
});

/** Runs the part that creates role and database, with PostgreSQL answering `answer` to the query for the role. */
function makeDatabase(answer: string) {
  const programs = path.join(folder, `database${answer}`);
  mkdirSync(programs);
  const runuser = path.join(programs, 'runuser');
  const asked = path.join(programs, 'asked');
  writeFileSync(
    runuser,
    `#!/bin/sh\ncase "$*" in *pg_roles*) echo ${answer} ;; *) cat >> ${asked} ;; esac\n`,
  );
  chmodSync(runuser, 0o755);
  const [part = ''] = /^ {2}password=[\s\S]*?(?=^ {2}install )/m.exec(installScript) ?? [];
  const guide = path.join(process.cwd(), 'docs/guides/database.md');
  const { status, stderr } = run(part.replaceAll('docs/guides/database.md', guide), {
    PATH: `${programs}:${process.env.PATH ?? ''}`,
  });
  return { status, stderr, sql: existsSync(asked) ? readFileSync(asked, 'utf8') : '' };
}

test('creates role and database with a password of their own, and runs nothing else there', () => {
  const { status, stderr, sql } = makeDatabase('');
  expect([status, stderr]).toEqual([0, '']);
  expect(sql.trim().split('\n')).toEqual([
    expect.stringMatching(/^CREATE ROLE escale LOGIN PASSWORD '[0-9a-f]{48}';$/),
    expect.stringMatching(/^CREATE DATABASE escale OWNER escale /),
  ]);
});

test('names the role of an unfinished installation, and the command that removes it', () => {
  const { status, stderr, sql } = makeDatabase('1');
  expect([status, sql]).toEqual([1, '']);
  expect(stderr).toContain('dropdb --if-exists escale');
});

/** The guide's commands that are typed on the machine, by block. */
const typedBlocks = [...read('docs/guides/install.md').matchAll(/^```console\n([\s\S]*?)^```$/gm)].map(
  ([, block = '']) => block.split('\n').flatMap((line) => /^\w*# +(\w.*)$/.exec(line)?.[1] ?? []),
);
const commandOf = (line: string) => readArguments(line.match(/"[^"]*"|\S+/g)?.slice(1) ?? []).command;

test('the commands of the guide for the first restore exist, and so do their units', () => {
  const [commands = []] = typedBlocks;
  const own = commands.filter((command) => command.startsWith('escale '));
  expect(own.map(commandOf)).toEqual(['backup', 'restore']);
  expect(commands.filter((command) => command.startsWith('systemctl '))).toEqual([
    ...(/systemctl stop .*/.exec(installScript) ?? []),
    `systemctl start ${/enable --now (.*)/.exec(installScript)?.[1] ?? ''}`,
  ]);
  expect(installScript).toContain('-o escale -g escale /var/lib/escale/backups');
});

test('a module is built in the checkout as the script builds it', () => {
  const [, [enter = '', install = '', build = '', publish = ''] = []] = typedBlocks;
  const lines = installScript.split('\n');
  expect(lines).toEqual(expect.arrayContaining([enter, install]));
  expect(installScript).toContain('npm --prefix "$app" run build');
  const [, app = ''] = /^npm --prefix (\S+) run build$/.exec(build) ?? [];
  expect(/^apps='(.*)'$/m.exec(installScript)?.[1]?.split(' ')).toContain(app);
  expect([commandOf(publish), publish]).toEqual(['publish', `escale publish ${app}/dist`]);
});

test('the guide recreates database and folder as the script created them', () => {
  const [, , [database = '', folder = ''] = []] = typedBlocks;
  const made = /^CREATE DATABASE (\w+) OWNER (\w+) ENCODING '(\w+)' TEMPLATE (\w+);$/m;
  const [, name, owner, encoding, template] = made.exec(read('docs/guides/database.md')) ?? [];
  expect(database).toBe(
    `runuser -u postgres -- createdb --owner ${owner} --encoding ${encoding} --template ${template} ${name}`,
  );
  expect(installScript.split('\n')).toContain(folder);
});

test('the unit and the command run the build in the folder that the script switches to', () => {
  const unit = read('docs/examples/deploy/escale-api@.service');
  const live = /^live=(.*)$/m.exec(installScript)?.[1] ?? '';
  expect(unit).toContain(`WorkingDirectory=${live}/mock-api\n`);
  expect(wrapper).toContain(`${live}/packages/tools/cli/dist/bin/escale.mjs`);
  for (const step of ['run build:servers', 'run build;'])
    expect(installScript.split('systemctl stop')[0]).toContain(step);
});
