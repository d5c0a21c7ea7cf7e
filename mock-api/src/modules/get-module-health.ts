import { Type } from '@sinclair/typebox';
import { hasRole, moduleHealthPath, type ModuleHealth } from '@escale/contracts';
import { asc, gte, sql } from 'drizzle-orm';
import { answerWith, countSchema, momentSchema } from '../http/answers';
import { addMs, hoursMs } from '../clock';
import { moduleReports } from '../db/schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { defineRoute } from '../http/define-route';
import { emptyObject } from '../http/validate';
import type { Services } from '../services';

const moduleHealthAnswer = answerWith({
  since: momentSchema(),
  data: Type.Array(
    Type.Object({
      module: Type.String(),
      version: Type.String(),
      loads: countSchema(),
      failures: Type.Array(Type.Object({ reason: Type.String(), count: countSchema() })),
    }),
  ),
});

const periodHours = 24;

export const getModuleHealth = defineRoute({
  method: 'GET',
  path: '/reports/modules',
  schema: { body: emptyObject, params: emptyObject },
  policy: { access: 'signed-in', allows: ({ user }) => hasRole(user.role, 'ADMIN') },
  document: {
    summary: 'Get the loads and failures of modules in the last 24 hours (administrators only)',
    answer: moduleHealthAnswer,
    optional: true,
  },
  act: ({ services }) => readModuleHealth(services),
  present: (health) => health,
});

/**
 * Serves the response of `getModuleHealth` outside /api as well, for `escale status`.
 * `assertMayRead` refuses callers who may not read it.
 */
export function registerModuleHealth(
  app: FastifyInstance,
  services: Services,
  assertMayRead: (request: FastifyRequest) => void,
): void {
  app.get(moduleHealthPath, async (request, reply) => {
    assertMayRead(request);
    return reply.send(await readModuleHealth(services));
  });
}

/** Returns the response body: the loads and failures of the last 24 hours. */
async function readModuleHealth({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const { moduleId, version, result } = moduleReports;
  const since = addMs(clock(), -periodHours * hoursMs);
  const rows = await db
    .select({ moduleId, version, result, count: sql`sum(${moduleReports.count})`.mapWith(Number) })
    .from(moduleReports)
    .where(gte(moduleReports.hour, since))
    .groupBy(moduleId, version, result)
    .orderBy(asc(moduleId), asc(version), asc(result));
  return { success: true, since: since.toISOString(), data: groupByVersion(rows) };
}

type ReportRow = Pick<typeof moduleReports.$inferSelect, 'moduleId' | 'version' | 'result' | 'count'>;

function groupByVersion(rows: readonly ReportRow[]): ModuleHealth[] {
  const found = new Map<string, ModuleHealth>();
  for (const { moduleId: module, version, result, count } of rows) {
    const key = JSON.stringify([module, version]);
    const health = found.get(key) ?? { module, version, loads: 0, failures: [] };
    found.set(key, health);
    if (result === 'loaded') health.loads += count;
    else health.failures.push({ reason: result, count });
  }
  return [...found.values()];
}
