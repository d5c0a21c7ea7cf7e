import { type ModuleHealth, runtimeConfigSchema, shellId } from '@escale/contracts';
import {
  buildFolder,
  promoteCanary,
  startCanary,
  stopCanary,
  linkModule,
  publishPlaceholder,
  keptVersions,
  loadCheck,
  type ActivationResult,
  PublishError,
  systemErrorText,
  publishModule,
  publishShell,
  type ShellResult,
  rollbackModule,
  rollbackShell,
  refusalLines,
  offerFor,
  readModuleHealth,
  siteStatus,
  type SiteState,
  UsageError,
  restoreModule,
  verifySite,
  withdrawModule,
} from '@escale/site';
import { commandHelp, usage } from './command-help';
import { readArguments, requiredName, type Options } from './command-options';
import { moveOutcome, type Outcome } from './command-outcome';
import { createModule } from './create-module';
import { devModule } from './dev-module';
import { conformanceCommand } from './conformance-command';
import { readSetting } from './environment-setting';
import type { CommandName } from './known-options';
import { loadBackupCommands, loadPackCommand } from './load-parts';
import { failureLines } from './module-failures';
import { writeTypes } from './module-types';
import { ownRelease } from './own-release';
import { bundlerOf } from './standalone-repository';
import { damageLines, statusTable } from './status-table';
import { runRemotely } from './remote/remote-commands';
import { tokenCommand } from './token-commands';
import { updateCommand } from './update/update-command';

/** Runs one command line and returns the exit code: 0 done, 1 refused or failed, 2 wrong usage. */
export async function runCommand(argv: readonly string[]): Promise<number> {
  let asJson = argv.includes('--json');
  try {
    const options = readArguments(argv);
    asJson = options.json;
    if (options.help || options.command === 'help') {
      const about = options.command === 'help' ? (options.names[0] ?? '') : options.command;
      process.stdout.write(Object.hasOwn(commandHelp, about) ? (commandHelp[about] ?? usage) : usage);
      return 0;
    }
    keptVersions();
    const {
      result,
      text,
      ok = true,
    } = await (options.service === undefined
      ? commands[options.command](options)
      : runRemotely(options.service, options));
    process.stdout.write(asJson ? `${JSON.stringify(result, null, 2)}\n` : text);
    return ok ? 0 : 1;
  } catch (error) {
    const wrongUsage =
      error instanceof UsageError ||
      ((error as NodeJS.ErrnoException).code ?? '').startsWith('ERR_PARSE_ARGS');
    const known = error instanceof PublishError || wrongUsage;
    const text = known
      ? (error as Error).message
      : (systemErrorText(error) ?? (error as Error).stack ?? String(error));
    process.stderr.write(asJson ? `${JSON.stringify({ error: text })}\n` : `escale: ${text}\n`);
    return wrongUsage ? 2 : 1;
  }
}

const shellOutcomeTexts: Record<ShellResult['outcome'], string> = {
  published: 'published',
  unchanged: 'unchanged: it is live already',
  'live-again': 'live again',
};

function shellMoveOutcome(result: ShellResult): Outcome {
  const { id, version, outcome, from, refused } = result;
  const before = outcome === 'unchanged' || from === null ? '' : `; before it ${from}`;
  const warning = refused.length === 0 ? '' : `forced; it refuses\n${refusalLines(refused)}`;
  return { result, text: `${id} ${version} ${shellOutcomeTexts[outcome]}${before}\n${warning}` };
}

/** A note to authors: types, lint and tests need the sources, which are not in a build. */
const sourceChecksNote =
  '\nA build is checked here. Types, lint and tests are the scripts of the module: npm run verify\n';

function readFailures(origin: string): Promise<ModuleHealth[]> {
  if (!URL.canParse(origin)) throw new PublishError(`--api ${origin} is no address`);
  return readModuleHealth(origin, readSetting('METRICS_TOKEN'));
}

/** Returns the state of a site, with all modules or with one. */
async function statusOf(site: string, id: string | undefined): Promise<SiteState> {
  const status = await siteStatus(site, readSetting('APP_ORIGIN'));
  if (id === undefined) return status;
  if (id === shellId) return { ...status, modules: [], previews: [], rejected: [] };
  const modules = status.modules.filter((module) => module.id === id);
  const previews = status.previews.filter((preview) => preview.id === id);
  if (modules.length + previews.length === 0) throw new PublishError(`the site has no module ${id}`);
  return { shell: null, modules, previews, rejected: [] };
}

const commands: Record<CommandName, (options: Options) => Promise<Outcome>> = {
  create: async ({ names, dir, label, team, standalone, bundler, packs, 'with-backend': withBackend }) => {
    if (withBackend && !standalone)
      throw new UsageError('--with-backend makes a repository of its own: add --standalone');
    const folder = await createModule({
      id: requiredName(names, '<id>'),
      parentDir: dir,
      label,
      team,
      standalone: standalone ? { bundler: bundlerOf(bundler), packs, withBackend } : undefined,
    });
    return { result: { folder }, text: `${folder} created\n` };
  },
  dev: async ({ names, against, data }) => {
    const code = await devModule({ folder: names[0] ?? '.', against, data });
    return { result: { code }, text: '', ok: code === 0 };
  },
  update: updateCommand,
  pack: async ({ to = 'packs' }) => {
    const { packPackages } = await loadPackCommand();
    const files = await packPackages(to);
    return { result: { files }, text: files.map((file) => `${file}\n`).join('') };
  },
  check: async ({ names, site, shell }) => {
    requiredName(names, '<dist>');
    const { checkModule, checkReport } = await loadCheck();
    const offer = await offerFor({ siteDir: site, shell });
    const reports = [];
    for (const dist of names) reports.push({ dist, rules: await checkModule(dist, offer) });
    return {
      result: reports,
      text: `${reports.map(({ dist, rules }) => `${dist}\n${checkReport(rules)}`).join('\n')}${sourceChecksNote}`,
      ok: reports.every(({ rules }) => rules.every(({ problems }) => problems.length === 0)),
    };
  },
  publish: async ({ names, site, placeholder, onlyNew, unchecked, shell, canary, assets, to, ...rest }) => {
    requiredName(names, placeholder ? '<json>' : '<dist>');
    if (to !== undefined) throw new PublishError(`--to ${to} is no address: it begins with https://`);
    const results: ActivationResult[] = [];
    for (const name of names)
      results.push(
        placeholder
          ? await publishPlaceholder({ siteDir: site, manifestFile: name })
          : await publishModule({
              siteDir: site,
              distDir: await buildFolder(name),
              onlyNew,
              unchecked,
              shell,
              canary,
              preview: rest.preview ? { hours: rest.hours, origin: readSetting('APP_ORIGIN') } : undefined,
              assets,
            }),
      );
    return moveOutcome(results);
  },
  link: async ({ names, site }) => {
    requiredName(names, '<json>=<entry url>');
    const results: ActivationResult[] = [];
    for (const name of names) {
      const [manifestFile = '', entry = ''] = name.split(/=(.*)/s);
      results.push(await linkModule({ siteDir: site, manifestFile, entry }));
    }
    return moveOutcome(results);
  },
  'publish-shell': async ({ names, site, force }) => {
    const defaultConfig = {
      ...runtimeConfigSchema.cast({ sentryDsn: process.env.SENTRY_DSN ?? '' }),
      allowedOrigins: [],
    };
    const distDir = requiredName(names, '<dist>');
    const product = await ownRelease();
    return shellMoveOutcome(await publishShell({ siteDir: site, distDir, product, defaultConfig, force }));
  },
  rollback: async ({ names, site, to, force }) => {
    const id = requiredName(names, '<id>');
    if (id === shellId) return shellMoveOutcome(await rollbackShell({ siteDir: site, to, force }));
    return moveOutcome([await rollbackModule({ siteDir: site, id, to, force })]);
  },
  canary: async ({ names, site, percent, users, stop, force }) => {
    const id = requiredName(names, '<id>');
    if (stop) return moveOutcome([await stopCanary({ siteDir: site, id })]);
    const version = requiredName(names.slice(1), '<version>');
    return moveOutcome([
      await startCanary({ siteDir: site, id, version, percent: Number(percent), users, force }),
    ]);
  },
  promote: async ({ names, site, force }) =>
    moveOutcome([await promoteCanary({ siteDir: site, id: requiredName(names, '<id>'), force })]),
  withdraw: async ({ names, site, 'no-card': noCard }) =>
    moveOutcome([await withdrawModule({ siteDir: site, id: requiredName(names, '<id>'), card: !noCard })]),
  restore: async (options) => {
    const { names, site, force, from } = options;
    if (from !== undefined) return (await loadBackupCommands()).restore(from, options);
    return moveOutcome([await restoreModule({ siteDir: site, id: requiredName(names, '<id>'), force })]);
  },
  backup: async (options) => (await loadBackupCommands()).backup(options),
  token: tokenCommand,
  types: async ({ names, out }) => {
    requiredName(names, '<escale.module.json or modules.json>');
    await writeTypes({ sources: names, outFile: out });
    return { result: { file: out }, text: `${out} written\n` };
  },
  conformance: conformanceCommand,
  status: async ({ site, names, verify, api }) => {
    const status = await statusOf(site, names[0]);
    const shown = [status.shell && shellId, ...[...status.modules, ...status.previews].map(({ id }) => id)];
    const health =
      api === undefined
        ? undefined
        : (await readFailures(api)).filter(({ module }) => shown.includes(module));
    const damaged = verify ? (await verifySite(site)).filter(({ id }) => shown.includes(id)) : undefined;
    return {
      result: { ...status, ...(health && { health }), ...(damaged && { damaged }) },
      text: `${statusTable(status)}${health ? failureLines(health) : ''}${damaged ? damageLines(damaged) : ''}`,
      ok: damaged === undefined || damaged.length === 0,
    };
  },
};
