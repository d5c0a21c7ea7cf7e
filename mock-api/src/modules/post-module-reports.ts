import { moduleReportsRequestSchema, type ModuleReport } from '@escale/contracts';
import { sql } from 'drizzle-orm';
import { hoursMs } from '../clock';
import type { Database } from '../db/client';
import { moduleReports } from '../db/schema';
import { attemptKeys } from '../limits/attempt-keys';
import { countAttempt } from '../limits/attempt-limits';
import { defineRoute } from '../http/define-route';
import { emptyObject } from '../http/validate';
import { doneAnswer } from '../http/answers';

/** Enough for twenty reports of about 120 characters. */
const bodyBytes = 4 * 1_024;

/**
 * Counts the reports of browsers about modules, per hour. Needs no sign-in, since the sign-in page is itself a module. Ignores
 * unknown modules and versions, so that no caller can fill the table.
 */
export const postModuleReports = defineRoute({
  method: 'POST',
  path: '/reports/modules',
  schema: { body: moduleReportsRequestSchema, params: emptyObject },
  policy: { access: 'public' },
  document: {
    summary: 'Report which modules a browser has loaded, or why one did not load',
    answer: doneAnswer,
    refusals: ['TOO_MANY_REQUESTS'],
    optional: true,
  },
  accepts: { bodyBytes },
  act: async ({ services, body, caller }) => {
    const { db, clock, config, metrics, published } = services;
    await countAttempt(
      services,
      attemptKeys.reportsFromAddress(caller.ipAddress),
      config.LIMIT_MODULE_REPORTS,
    );
    const known = body.reports.filter(({ module, version }) => published.has(module, version));
    if (known.length === 0) return;
    await addReports(db, clock(), known);
    for (const report of known) metrics.countModule(report);
  },
  present: () => ({ success: true }),
});

async function addReports(db: Database, now: Date, reports: readonly ModuleReport[]): Promise<void> {
  const hour = new Date(Math.floor(now.getTime() / hoursMs) * hoursMs);
  const counts = new Map<string, typeof moduleReports.$inferInsert>();
  for (const { module, version, result } of reports) {
    const key = JSON.stringify([module, version, result]);
    const count = (counts.get(key)?.count ?? 0) + 1;
    counts.set(key, { hour, moduleId: module, version, result, count });
  }
  // Sorts the rows, since two concurrent calls that lock them in different orders could deadlock.
  const rows = [...counts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  const { hour: h, moduleId, version, result } = moduleReports;
  await db
    .insert(moduleReports)
    .values(rows)
    .onConflictDoUpdate({
      target: [h, moduleId, version, result],
      set: { count: sql`${moduleReports.count} + excluded.count` },
    });
}
