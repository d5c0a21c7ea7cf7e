import type { Compilation, Module } from 'webpack';

/** A module of the graph that stands for a shared package. */
export type ConsumeSharedModule = Module & { options: { shareKey: string } };

export const isShared = (module: Module): module is ConsumeSharedModule =>
  module.type === 'consume-shared-module';

/** Returns the names of the shared packages that a build consumes. */
export function consumedPackages({ modules }: Compilation): string[] {
  return [...modules].filter(isShared).map(({ options }) => options.shareKey);
}
