import type { ModuleHealth } from '@escale/contracts';
import { type ActivationResult, PublishError, type SiteState } from '@escale/site';
import { moveOutcome, type Outcome } from '../command-outcome';
import { requiredName, type Options } from '../command-options';
import { failureLines } from '../module-failures';
import { statusTable } from '../status-table';
import { callService, printable } from './call-service';
import { sendBuild } from './send-build';
import { openService, type Service } from './service';

/** The state of one module; `health` is missing if the service knows no API, and `null` if it cannot read the failures. */
type RemoteState = SiteState & { health?: ModuleHealth[] | null };

/** The commands that a publishing service accepts from a team. All others need the site folder. */
const remoteCommands: Record<string, ((service: Service, options: Options) => Promise<Outcome>) | undefined> =
  {
    publish: async (
      service,
      { names, canary, onlyNew, preview, hours, unchecked, placeholder, assets, shell },
    ) => {
      if (unchecked)
        throw new PublishError('--unchecked is not for a publishing service: it checks every build');
      if (placeholder || assets !== undefined || shell !== undefined)
        throw new PublishError('--placeholder, --assets and --shell need the site folder');
      const name = requiredName(names, '<id> or <dist>');
      if (names.length > 1) throw new PublishError('send one build at a time: a token is for one module');
      return remoteOutcome(
        await sendBuild(service, { name, canary, onlyNew, hours: preview ? hours : undefined }),
      );
    },
    rollback: (service, options) => sendMove(service, options, 'rollback', { to: options.to }),
    canary: (service, options) => {
      const { names, percent, users, stop } = options;
      const wanted = stop
        ? { stop: true }
        : { version: requiredName(names.slice(1), '<version>'), percent: Number(percent), users };
      return sendMove(service, options, 'canary', wanted);
    },
    promote: (service, options) => sendMove(service, options, 'promote', {}),
    withdraw: (service, options) => sendMove(service, options, 'withdraw', { card: !options['no-card'] }),
    restore: (service, options) => sendMove(service, options, 'restore', {}),
    status: async (service, { names, verify, api }) => {
      if (api !== undefined) throw new PublishError('--api is for the site folder: leave out --to');
      if (verify) throw new PublishError('--verify needs the site folder');
      const id = moduleId(names);
      const status = (await callService(service, { method: 'GET', path: `modules/${id}` })) as RemoteState;
      const failures = status.health === undefined ? '' : failureLines(status.health);
      return { result: status, text: printable(`${statusTable(status)}${failures}`) };
    },
  };

/** Runs a command through a publishing service. */
export async function runRemotely(address: string, options: Options): Promise<Outcome> {
  const { command, force } = options;
  const run = Object.hasOwn(remoteCommands, command) ? remoteCommands[command] : undefined;
  if (run === undefined)
    throw new PublishError(`"escale ${command}" is run where the site folder is, without --to`);
  if (force !== undefined)
    throw new PublishError('--force is not for a publishing service: it is said where the site folder is');
  return run(await openService(address, options), options);
}

async function sendMove(
  service: Service,
  { names }: Options,
  action: string,
  body: object,
): Promise<Outcome> {
  const id = moduleId(names);
  return remoteOutcome(await callService(service, { method: 'POST', path: `modules/${id}/${action}`, body }));
}

function moduleId(names: readonly string[]): string {
  const id = requiredName(names, '<id>');
  if (!/^[a-z][a-z0-9-]*$/.test(id)) throw new PublishError(`${id} is no id of a module`);
  return id;
}

function remoteOutcome(result: unknown): Outcome {
  const { text } = moveOutcome([result as ActivationResult]);
  return { result: [result], text: printable(text) };
}
