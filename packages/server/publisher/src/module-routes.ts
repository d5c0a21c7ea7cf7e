import type { ModuleHealth } from '@escale/contracts';
import { siteStatus, type PublishToken, type SiteLayout } from '@escale/site';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Authentication } from './authenticate';
import { withIncoming } from './incoming';
import type { PublishingLimits } from './limits';
import type { ServiceMove } from './move';
import { actionsWithoutBuild, readBuildQuery, readMove } from './move-bodies';
import { headerProblem, receiveBuild } from './receive-build';
import { limitUploads } from './uploads';
import type { Worker } from './worker-process';

interface ModuleRoute {
  Params: { id: string };
}

interface RouteServices {
  site: SiteLayout;
  limits: PublishingLimits;
  authentication: Authentication;
  worker: Worker;
  /** Origin of the site; empty if it is not known. */
  appOrigin: string;
  /** Returns the reports of browsers; `null` if they cannot be read, and `undefined` if no API is known. */
  health: () => Promise<ModuleHealth[] | null | undefined>;
  log: (line: Record<string, unknown>) => void;
}

/** Registers the routes open to the token of a module. They authenticate the caller before reading a byte of the body. */
export function registerModuleRoutes(app: FastifyInstance, parts: RouteServices): void {
  const { site, limits, authentication, worker, appOrigin, health, log } = parts;
  const uploads = limitUploads(limits.uploads);
  const tokens = new WeakMap<FastifyRequest['raw'], PublishToken>();
  const tokenOf = ({ raw }: FastifyRequest): PublishToken => {
    const token = tokens.get(raw);
    if (token === undefined) throw new Error('a route without authentication');
    return token;
  };

  const perform = async (request: FastifyRequest, move: ServiceMove): Promise<{ data: unknown }> => {
    const { id, owner } = tokenOf(request);
    const job = { siteDir: site.root, author: { by: owner, token: id }, move };
    const data = await worker.run(job, () => authentication.assertValid(request));
    const { outcome, version } = data as { outcome?: string; version?: string };
    const done = { action: move.action, module: move.id, outcome, version };
    log({ ...done, owner, token: id, address: request.ip });
    return { data };
  };

  app.addHook<ModuleRoute>('onRequest', async (request) => {
    tokens.set(request.raw, await authentication.authenticate(request, request.params.id));
  });
  app.get<ModuleRoute>('/modules/:id', async ({ params }) => {
    const [status, reports] = await Promise.all([siteStatus(site.root, appOrigin), health()]);
    const { shell, modules, previews } = status;
    // A token reveals nothing about other modules.
    const isOwn = ({ id }: { id: string }) => id === params.id;
    return {
      data: {
        shell,
        modules: modules.filter(isOwn),
        previews: previews.filter(isOwn),
        rejected: [],
        health: reports === null ? null : reports?.filter(({ module }) => module === params.id),
      },
    };
  });
  for (const action of actionsWithoutBuild)
    app.post<ModuleRoute>(`/modules/:id/${action}`, (request) =>
      perform(request, readMove(action, request.params.id, request.body)),
    );
  app.post<ModuleRoute>(
    '/modules/:id/versions',
    {
      preParsing: async (request) => {
        const problem = headerProblem(request, limits);
        if (problem !== null) throw problem;
        await authentication.countBytes(tokenOf(request), Number(request.headers['content-length']));
      },
    },
    (request) => {
      const { canary, onlyNew, hours, files } = readBuildQuery(request.query);
      const preview = hours === undefined ? undefined : { hours, origin: appOrigin };
      const { id, module, owner } = tokenOf(request);
      return uploads.run(id, () =>
        withIncoming(site, async (folder) => {
          await receiveBuild(request, folder, { ...limits, expected: files });
          return perform(request, { action: 'publish', id: module, owner, folder, canary, onlyNew, preview });
        }),
      );
    },
  );
}
