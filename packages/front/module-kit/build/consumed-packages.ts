import type { Compilation, Module } from 'webpack';

/** A module of the graph that represents a shared package. */
export type ConsumeSharedModule = Module & { options: { shareKey: string } };

export const isShared = (module: Module): module is ConsumeSharedModule =>
  module.type === 'consume-shared-module';

/**
 * Returns the modules of the shared packages that a build consumes, sorted by name: the order in which they were resolved varies
 * between builds.
 */
export const sharedModules = ({ modules }: Pick<Compilation, 'modules'>): ConsumeSharedModule[] =>
  [...modules]
    .filter(isShared)
    .sort(({ options: { shareKey: a } }, { options: { shareKey: b } }) => Number(a > b) - Number(a < b));

/** Returns the names of the shared packages that a build consumes. */
export const consumedPackages = (compilation: Compilation): string[] =>
  sharedModules(compilation).map(({ options }) => options.shareKey);
