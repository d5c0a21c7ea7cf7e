import { array, boolean, number, object, string, type InferType } from 'yup';

/** The results that a browser reports for a module version: `loaded`, or the reason why the version does not run. */
export const moduleResults = [
  'loaded',
  'unreachable',
  'invalid',
  'integrity',
  'origin',
  'host-api',
  'shared',
  'broken',
] as const;

export type ModuleResult = (typeof moduleResults)[number];

/** Maximum number of reports in one call. */
export const maxModuleReports = 20;

/** What a browser has observed of a module version; it identifies no user. */
export const moduleReportSchema = object({
  module: string().required().max(64),
  version: string().required().max(64),
  result: string().oneOf(moduleResults).required(),
});

export type ModuleReport = InferType<typeof moduleReportSchema>;

/** Body of `POST /reports/modules`. Optional for a server: browsers stop reporting once the server refuses the call. */
export const moduleReportsRequestSchema = object({
  reports: array(moduleReportSchema.required()).required().min(1).max(maxModuleReports),
});

/** How often a module version has loaded and how often it has failed, in the period that the response states. */
export const moduleHealthSchema = object({
  module: string().required(),
  version: string().required(),
  loads: number().required(),
  /** Number of failures, by reason. */
  failures: array(object({ reason: string().required(), count: number().required() }).required()).required(),
});

export type ModuleHealth = InferType<typeof moduleHealthSchema>;

/**
 * Path of the response of `GET /reports/modules` on the API's own port, for callers who may read
 * its metrics.
 */
export const moduleHealthPath = '/module-health';

/** Response of `GET /reports/modules`, for administrators. Optional for a server: on 404, the shell shows nothing. */
export const moduleHealthResponseSchema = object({
  success: boolean().default(true),
  since: string().required(),
  data: array(moduleHealthSchema.required()).required(),
});
