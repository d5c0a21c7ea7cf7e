import type { AssetIndex } from '../registry/asset-index';
import { createRecentErrorCounter, tooManyErrors } from './recent-errors';

/**
 * Routes an unhandled error to the mounted part of the module whose code threw the error. The module id `null` stands for the
 * shell.
 */
export interface ErrorRouter {
  /** Registers the error handler of a mounted module. Returns a function that removes the handler. */
  handle: (moduleId: string | null, handler: (error: unknown) => void) => () => void;
  /**
   * Passes an unhandled error to its module. If that module shows nothing (the user has left it, or it was only preloaded), the
   * error is reported, a few times a minute at most. Returns false for an error of the shell itself while no page is mounted in
   * the frame.
   */
  routeToModule: (error: unknown) => boolean;
}

/** Creates an error router without handlers. If several parts of a module are mounted, the last one gets the module's errors. */
export function createErrorRouter(assets: AssetIndex, report: (error: unknown) => void): ErrorRouter {
  let handlers: { moduleId: string | null; handler: (error: unknown) => void }[] = [];
  const unseen = new Map<string, ReturnType<typeof createRecentErrorCounter>>();

  const reportUnseen = (id: string, error: unknown) => {
    const recent = unseen.get(id) ?? createRecentErrorCounter();
    unseen.set(id, recent);
    if (recent.add() <= tooManyErrors) report(error);
  };

  return {
    handle: (moduleId, handler) => {
      const mounted = { moduleId, handler };
      handlers = [...handlers, mounted];
      return () => {
        handlers = handlers.filter((other) => other !== mounted);
      };
    },
    routeToModule: (error) => {
      const id = assets.moduleOfError(error)?.id ?? null;
      const last = handlers.findLast(({ moduleId }) => moduleId === id);
      if (last !== undefined) last.handler(error);
      else if (id === null) return false;
      else reportUnseen(id, error);
      return true;
    },
  };
}
