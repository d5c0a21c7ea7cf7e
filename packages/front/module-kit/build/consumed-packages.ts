import type { Compilation, Module } from 'webpack';

/** A module in webpack's graph that stands for a shared package. */
export type ConsumeSharedModule = Module & { options: { shareKey: string } };

export const isShared = (module: Module): module is ConsumeSharedModule =>
  module.type === 'consume-shared-module';

/**
 * Returns the modules that stand for the shared packages of a build. Sorted by name, since the order in which webpack resolves the
 * packages varies between builds.
 */
export const sharedModules = ({ modules }: Pick<Compilation, 'modules'>): ConsumeSharedModule[] =>
  [...modules]
    .filter(isShared)
    .sort(({ options: { shareKey: a } }, { options: { shareKey: b } }) => Number(a > b) - Number(a < b));

/** Returns the names of the shared packages that a build consumes. */
export const consumedPackages = (compilation: Compilation): string[] =>
  sharedModules(compilation).map(({ options }) => options.shareKey);
