import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PublishError } from '@escale/site';
import { siblingFolder } from './sibling-folder';

export interface DevModuleOptions {
  /** Folder of the module's sources. */
  folder: string;
  /** Address of a deployed shell to run in; without it, the module runs alone. */
  against?: string | undefined;
  /** Address of an API whose data a standalone module shows; without an address, the module's mocks answer. */
  data?: string | undefined;
}

/** Serves a module under development until stopped. Returns the exit code. */
export async function devModule({ folder, against, data }: DevModuleOptions): Promise<number> {
  const source = path.resolve(folder);
  if (!existsSync(path.join(source, 'escale.module.json')))
    throw new PublishError(`${source} is no module: it has no escale.module.json`);
  const alone = data === undefined ? ['--standalone'] : ['--standalone', '--data', data];
  const mode = against === undefined ? alone : ['--against', against];
  const script = path.join(kitOf(source), 'build/run-dev.mjs');
  const child = spawn(process.execPath, [script, source, ...mode], { stdio: 'inherit' });
  // Stops the child on SIGTERM, which usually reaches only this process. Ctrl-C in a terminal
  // reaches the child too.
  const wait = () => undefined;
  const stop = () => child.kill();
  process.on('SIGINT', wait).on('SIGTERM', stop);
  const [code] = (await once(child, 'close')) as [number | null];
  process.off('SIGINT', wait).off('SIGTERM', stop);
  return code ?? 0;
}

/** Returns the folder of the module-kit that the module has installed, else of the platform's. */
function kitOf(source: string): string {
  try {
    const options = createRequire(path.join(source, 'package.json')).resolve('@escale/module-kit/jest');
    return path.resolve(path.dirname(options), '..');
  } catch {
    return siblingFolder('module-kit');
  }
}
