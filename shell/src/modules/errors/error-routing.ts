import type { AssetIndex } from '../integrity/asset-index';

/** Hands unhandled errors to the module that they come from. */
export interface ErrorRouter {
  /** Registers the handler of a module while it is mounted. Returns a function that removes it. */
  handle: (moduleId: string, handler: (error: unknown) => void) => () => void;
  /** Passes an unhandled error to its module; returns false where no mounted module threw it. */
  routeToModule: (error: unknown) => boolean;
}

/** Creates a router without handlers. */
export function createErrorRouter(assets: AssetIndex): ErrorRouter {
  const handlers = new Map<string, (error: unknown) => void>();
  return {
    handle: (moduleId, handler) => {
      handlers.set(moduleId, handler);
      return () => {
        if (handlers.get(moduleId) === handler) handlers.delete(moduleId);
      };
    },
    routeToModule: (error) => {
      const handler = handlers.get(assets.moduleOfError(error)?.id ?? '');
      handler?.(error);
      return handler !== undefined;
    },
  };
}
