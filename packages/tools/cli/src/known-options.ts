import { UsageError } from '@escale/site';
import { usage } from './command-help';

const commonOptions: readonly string[] = ['site', 'json', 'help'];
const serviceOptions: readonly string[] = ['to', 'token-file', 'insecure'];

/**
 * The options of each command. All commands also take `commonOptions`, and commands sent to a
 * publishing service take `serviceOptions`.
 */
const commandOptions = {
  create: ['dir', 'label', 'team', 'standalone', 'bundler', 'packs', 'with-backend'],
  dev: ['against', 'data'],
  update: ['packs', 'dry-run', 'allow-dirty'],
  pack: ['to'],
  check: ['shell'],
  publish: [
    'canary',
    'only-new',
    'preview',
    'for',
    'shell',
    'unchecked',
    'assets',
    'assets-url',
    'placeholder',
    'to',
  ],
  link: [],
  'publish-shell': ['force'],
  rollback: ['to', 'force'],
  canary: ['percent', 'users', 'stop', 'force'],
  promote: ['force'],
  withdraw: ['no-card'],
  restore: ['force', 'from', 'data', 'only'],
  backup: ['data', 'only'],
  token: ['module', 'owner', 'days'],
  types: ['out'],
  conformance: ['accounts'],
  status: ['verify', 'api'],
} as const satisfies Record<string, readonly string[]>;

/** The existing commands. */
export type CommandName = keyof typeof commandOptions;

/** Options that change what a command does, each with the options that cannot be combined with it. */
const exclusiveOptions: Readonly<Record<string, readonly string[]>> = {
  stop: ['percent', 'users', 'force'],
  against: ['data'],
  preview: ['canary', 'only-new', 'shell', 'unchecked', 'assets', 'assets-url'],
  placeholder: ['canary', 'preview', 'only-new', 'shell', 'unchecked', 'assets', 'assets-url'],
};

/** Maximum number of names that a command takes. A command that is not listed takes any number. */
const maxNames: Readonly<Record<string, number>> = {
  create: 1,
  update: 1,
  pack: 0,
  'publish-shell': 1,
  rollback: 1,
  canary: 2,
  promote: 1,
  withdraw: 1,
  restore: 1,
  backup: 1,
  status: 1,
  conformance: 1,
};

/** Throws a `UsageError` for a name that a command would silently ignore. */
export function assertNamesKnown(command: string, names: readonly string[], given: readonly string[]): void {
  if (given.includes('from') && names.length > 0)
    throw new UsageError(`"escale ${command} --from" restores a backup and has no use for ${names[0]}`);
  const most = Object.hasOwn(maxNames, command) ? (maxNames[command] ?? 0) : Number.POSITIVE_INFINITY;
  const [tooMany] = names.slice(most);
  if (tooMany !== undefined) throw new UsageError(`"escale ${command}" has no use for ${tooMany}`);
}

const listText = (names: readonly string[]) =>
  names.map((name) => `${name.length === 1 ? '-' : '--'}${name}`).join(', ');

/**
 * Throws a `UsageError` for an unknown command, for an option that the command does not take, and
 * for options that exclude each other.
 */
export function assertOptionsKnown(command: string, given: readonly string[], isToService: boolean): void {
  if (!Object.hasOwn(commandOptions, command)) {
    const problem = command === '' ? '<command> is missing' : `there is no command ${command}`;
    throw new UsageError(`${problem}\n\n${usage}`);
  }
  const own: readonly string[] = commandOptions[command as CommandName];
  const known = [...new Set([...own, ...(isToService ? serviceOptions : []), ...commonOptions])];
  const unknown = given.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new UsageError(
      `"escale ${command}" does not take ${listText(unknown)}; it takes ${listText(known)}`,
    );
  const ofBackup = given.filter((name) => command === 'restore' && ['data', 'only'].includes(name));
  if (ofBackup.length > 0 && !given.includes('from'))
    throw new UsageError(`"escale restore <id>" does not take ${listText(ofBackup)}: they belong to --from`);
  if (given.includes('for') && !given.includes('preview'))
    throw new UsageError(`"escale ${command}" takes --for with --preview only`);
  for (const [name, excluded] of Object.entries(exclusiveOptions)) {
    const beside = given.filter((other) => excluded.includes(other));
    if (given.includes(name) && beside.length > 0)
      throw new UsageError(`"escale ${command} --${name}" does not take ${listText(beside)}`);
  }
}
