import { parseArgs } from 'node:util';
import { runtimeConfigSchema } from '@escale/contracts';
import { linkModule, publishPlaceholder } from './list-module';
import { PublishError } from './publish-error';
import { publishModule } from './publish-module';
import { publishShell } from './publish-shell';
import { rollbackModule } from './rollback-module';
import { siteStatus } from './site-status';
import { statusTable } from './status-table';

const usage = `Usage: escale <command> [--site <folder>]

  publish <dist>...                 publish built modules
          --only-new                leave a version alone that was rolled back
          --placeholder <json>...   publish descriptors without code
  link <json>=<entry url>...        list modules that a development server serves
  publish-shell <dist>              publish the built shell
  rollback <id> [--to <version>]    go back to the version before, or to a named one
  status [--json]                   what is live

The site folder is --site, else ESCALE_SITE_DIR, else var/site.
`;

type Options = ReturnType<typeof readArguments>;

/** Runs one command line and gives the exit code: 0 done, 1 refused, 2 wrong usage. */
export async function runCommand(argv: readonly string[]): Promise<number> {
  try {
    const options = readArguments(argv);
    const command = commands[options.command];
    if (command === undefined) {
      process.stderr.write(usage);
      return 2;
    }
    process.stdout.write(await command(options));
    return 0;
  } catch (error) {
    const wrongUsage = ((error as NodeJS.ErrnoException).code ?? '').startsWith('ERR_PARSE_ARGS');
    const known = error instanceof PublishError || wrongUsage;
    process.stderr.write(
      `escale: ${known ? (error as Error).message : ((error as Error).stack ?? String(error))}\n`,
    );
    return wrongUsage ? 2 : 1;
  }
}

const commands: Record<string, ((options: Options) => Promise<string>) | undefined> = {
  publish: async ({ names, site, placeholder, onlyNew }) => {
    required(names, placeholder ? '<json>' : '<dist>');
    const lines: string[] = [];
    for (const name of names) {
      const result = placeholder
        ? await publishPlaceholder({ siteDir: site, manifestFile: name })
        : await publishModule({ siteDir: site, distDir: name, onlyNew });
      lines.push(`${result.id} ${result.version} ${result.outcome}\n`);
    }
    return lines.join('');
  },
  link: async ({ names, site }) => {
    required(names, '<json>=<entry url>');
    const lines: string[] = [];
    for (const name of names) {
      const [manifestFile = '', entry = ''] = name.split(/=(.*)/s);
      const result = await linkModule({ siteDir: site, manifestFile, entry });
      lines.push(`${result.id} ${result.version} ${result.outcome}\n`);
    }
    return lines.join('');
  },
  'publish-shell': async ({ names, site }) => {
    const defaultConfig = {
      ...runtimeConfigSchema.cast({ sentryDsn: process.env.SENTRY_DSN ?? '' }),
      allowedOrigins: [],
    };
    const count = await publishShell({ siteDir: site, distDir: required(names, '<dist>'), defaultConfig });
    return `shell ${count} files published\n`;
  },
  rollback: async ({ names, site, to }) => {
    const { id, version } = await rollbackModule({ siteDir: site, id: required(names, '<id>'), to });
    return `${id} ${version} live again\n`;
  },
  status: async ({ site, json }) => {
    const status = await siteStatus(site);
    return json ? `${JSON.stringify(status, null, 2)}\n` : statusTable(status);
  },
};

function readArguments(argv: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      site: { type: 'string', default: process.env.ESCALE_SITE_DIR ?? 'var/site' },
      placeholder: { type: 'boolean', default: false },
      'only-new': { type: 'boolean', default: false },
      to: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const [command = '', ...names] = positionals;
  return { command, names, ...values, onlyNew: values['only-new'] };
}

function required(names: readonly string[], what: string): string {
  const [first] = names;
  if (first === undefined) throw new PublishError(`${what} is missing\n\n${usage}`);
  return first;
}
