import { parseArgs, type ParseArgsConfig } from 'node:util';
import { previewHours } from '@escale/contracts';
import { usage } from './command-help';
import { readSetting } from './environment-setting';
import { assertNamesKnown, assertOptionsKnown, type CommandName } from './known-options';
import { UsageError } from '@escale/site';

/** A parsed command line. */
export type Options = ReturnType<typeof readArguments>;

const isAddress = (value: string) => /^https?:\/\//i.test(value);

/**
 * Parses a command line. Throws for an unknown option, and for one that the command does not take.
 */
export function readArguments(argv: readonly string[]) {
  const config = {
    args: [...argv],
    tokens: true,
    allowPositionals: true,
    options: {
      site: { type: 'string', default: readSetting('ESCALE_SITE_DIR') ?? 'var/site' },
      placeholder: { type: 'boolean', default: false },
      unchecked: { type: 'boolean', default: false },
      shell: { type: 'string' },
      preview: { type: 'boolean', default: false },
      for: { type: 'string' },
      canary: { type: 'boolean', default: false },
      'no-card': { type: 'boolean', default: false },
      'only-new': { type: 'boolean', default: false },
      assets: { type: 'string' },
      'assets-url': { type: 'string' },
      dir: { type: 'string', default: '.' },
      out: { type: 'string', default: 'src/module-pages.d.ts' },
      label: { type: 'string' },
      team: { type: 'string' },
      standalone: { type: 'boolean', default: false },
      bundler: { type: 'string', default: 'webpack' },
      packs: { type: 'string' },
      'with-backend': { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      'allow-dirty': { type: 'boolean', default: false },
      against: { type: 'string' },
      data: { type: 'string' },
      from: { type: 'string' },
      only: { type: 'string' },
      to: { type: 'string', multiple: true, default: [] },
      'token-file': { type: 'string' },
      insecure: { type: 'boolean', default: false },
      module: { type: 'string' },
      owner: { type: 'string' },
      days: { type: 'string', default: '90' },
      force: { type: 'string' },
      percent: { type: 'string', default: '0' },
      users: { type: 'string', default: '' },
      accounts: { type: 'string' },
      stop: { type: 'boolean', default: false },
      verify: { type: 'boolean', default: false },
      api: { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false, short: 'h' },
    },
  } satisfies ParseArgsConfig;
  // In strict mode, an unknown option would be refused before its command is known.
  assertKnown(parseArgs({ ...config, strict: false }));
  const { values, positionals } = parseArgs(config);
  for (const name of ['site', 'data'] as const)
    if (values[name] === '') throw new UsageError(`--${name} names no folder`);
  const [command = '', ...names] = positionals;
  return {
    ...values,
    command: command as CommandName | 'help',
    names,
    /** The target version of a rollback, or the folder of `pack`. */
    to: values.to.findLast((value) => !isAddress(value)),
    /** Address of a publishing service, instead of the site folder. */
    service: values.to.findLast(isAddress),
    /** How long a preview lasts. */
    hours: hoursOf(values.for),
    onlyNew: values['only-new'],
    tokenFile: values['token-file'],
    users: values.users.split(',').filter((name) => name !== ''),
    assets: assetsOf(values.assets, values['assets-url']),
  };
}

/** Throws a `UsageError` for options that the command would ignore, before any value is checked. */
function assertKnown({ values, positionals, tokens }: ReturnType<typeof parseArgs>): void {
  const [command = '', ...names] = positionals;
  if (values.help === true || command === 'help') return;
  const given = (tokens ?? []).flatMap((token) => (token.kind === 'option' ? [token.name] : []));
  const isToService = [values.to].flat().some((value) => isAddress(String(value)));
  assertOptionsKnown(command, given, isToService);
  assertNamesKnown(command, names, given);
}

/** Returns a duration such as `12h` or `2d` in hours. */
function hoursOf(text: string | undefined): number {
  if (text === undefined) return previewHours.byDefault;
  const [, count = '', unit = ''] = /^(\d{1,4})([hd])$/.exec(text) ?? [];
  if (unit === '')
    throw new UsageError(`--for ${text} is no duration: give hours or days, such as 12h or 2d`);
  return Number(count) * (unit === 'd' ? 24 : 1);
}

function assetsOf(folder: string | undefined, url: string | undefined) {
  if (folder === undefined && url === undefined) return undefined;
  if (folder === undefined || url === undefined || !URL.canParse(url))
    throw new UsageError('--assets <folder> and --assets-url <address> belong together');
  return { folder, url };
}

/** Returns the first of the names; throws a `UsageError` that says what is missing. */
export function requiredName(names: readonly string[], what: string): string {
  const [first] = names;
  if (first === undefined) throw new UsageError(`${what} is missing\n\n${usage}`);
  return first;
}
