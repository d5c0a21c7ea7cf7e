import type { Compilation, Module } from 'webpack';

/** A module of the federation plugin that stands for a package of the shell. */
interface ConsumeSharedModule extends Module {
  options: { shareKey: string };
}

const isConsumed = (module: Module): module is ConsumeSharedModule => module.type === 'consume-shared-module';

/** Returns the names of the shared packages that a build takes from the shell. */
export function consumedPackages({ modules }: Compilation): string[] {
  return [...modules].filter(isConsumed).map(({ options }) => options.shareKey);
}
