import { moduleOfError } from '../integrity/asset-index';

const claims = new Map<string, (error: unknown) => void>();

/** Asks for the errors that nobody handled and that come from a module's files, while the module is on the page. */
export function handleModuleErrors(moduleId: string, take: (error: unknown) => void): () => void {
  claims.set(moduleId, take);
  return () => claims.delete(moduleId);
}

/** Gives an error that nobody handled to the module that it comes from; false where it is none's. */
export function routeToModule(error: unknown): boolean {
  const take = claims.get(moduleOfError(error)?.id ?? '');
  take?.(error);
  return take !== undefined;
}
