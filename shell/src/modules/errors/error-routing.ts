import type { AssetIndex } from '../integrity/asset-index';

/** Hands unhandled errors to the module that they come from. */
export interface ErrorRouter {
  /** Registers the handler of a module while it is mounted. Returns a function that removes it. */
  handle: (moduleId: string, handler: (error: unknown) => void) => () => void;
  /** Passes an unhandled error to its module; returns false where no mounted module threw it. */
  routeToModule: (error: unknown) => boolean;
}

/** Creates a router without handlers. Of several parts of one module, the last that was mounted gets its errors. */
export function createErrorRouter(assets: AssetIndex): ErrorRouter {
  let handlers: { moduleId: string; handler: (error: unknown) => void }[] = [];
  return {
    handle: (moduleId, handler) => {
      const mounted = { moduleId, handler };
      handlers = [...handlers, mounted];
      return () => {
        handlers = handlers.filter((other) => other !== mounted);
      };
    },
    routeToModule: (error) => {
      const id = assets.moduleOfError(error)?.id;
      const last = handlers.findLast(({ moduleId }) => moduleId === id);
      last?.handler(error);
      return last !== undefined;
    },
  };
}
