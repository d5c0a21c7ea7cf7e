import type { ModuleManifest } from './descriptor';

/** A module that may declare a back end. */
type DeclaringModule = Pick<ModuleManifest, 'backend'>;

/** Returns whether a module declares a back end of its own. */
export const hasBackend = ({ backend }: DeclaringModule): boolean => backend === true;

/** Returns why a declared back end is invalid, one sentence each. */
export const backendProblems = ({ backend }: DeclaringModule): string[] =>
  backend === undefined || typeof backend === 'boolean' ? [] : ['backend is neither true nor false'];

/** Returns the path of a module's back end below /api. */
export const backendPath = (moduleId: string): string => `/x/${moduleId}`;
