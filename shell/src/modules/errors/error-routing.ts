import type { AssetIndex } from '../registry/asset-index';
import { createRecentErrors, tooManyErrors } from './recent-errors';

/** Routes unhandled errors to the mounted part of the module that threw them; the shell's own id is `null`. */
export interface ErrorRouter {
  /** Registers the handler of a module while it is mounted. Returns a function that removes it. */
  handle: (moduleId: string | null, handler: (error: unknown) => void) => () => void;
  /**
   * Passes an unhandled error to its module. An error of a module that shows nothing (it was left, or only preloaded) is merely
   * reported, a few times a minute at most. Returns false if the shell threw it and has no page in its frame.
   */
  routeToModule: (error: unknown) => boolean;
}

/** Creates a router without handlers. Of several parts of one module, the last one mounted gets its errors. */
export function createErrorRouter(assets: AssetIndex, report: (error: unknown) => void): ErrorRouter {
  let handlers: { moduleId: string | null; handler: (error: unknown) => void }[] = [];
  const unseen = new Map<string, ReturnType<typeof createRecentErrors>>();

  const reportUnseen = (id: string, error: unknown) => {
    const recent = unseen.get(id) ?? createRecentErrors();
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
