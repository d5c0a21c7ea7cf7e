import { array, boolean, number, object, string, type InferType } from 'yup';

/** What browsers report of a version of a module: that it has loaded, or why it does not run. */
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

/** Reports in one call at most. */
export const maxModuleReports = 20;

/** What a browser has seen of one version of a module; it names nobody. */
export const moduleReportSchema = object({
  module: string().required().max(64),
  version: string().required().max(64),
  result: string().oneOf(moduleResults).required(),
});

export type ModuleReport = InferType<typeof moduleReportSchema>;

/** Body of `POST /reports/modules`. Optional for a server: browsers stop where it refuses a call. */
export const moduleReportsRequestSchema = object({
  reports: array(moduleReportSchema.required()).required().min(1).max(maxModuleReports),
});

/** What was reported of one version of a module since `since`. */
export const moduleHealthSchema = object({
  module: string().required(),
  version: string().required(),
  loads: number().required(),
  /** How often it did not run, by reason. */
  failures: array(object({ reason: string().required(), count: number().required() }).required()).required(),
});

export type ModuleHealth = InferType<typeof moduleHealthSchema>;

/** Response of `GET /reports/modules`, for administrators. Optional for a server: where it answers 404, nothing is shown. */
export const moduleHealthResponseSchema = object({
  success: boolean().default(true),
  since: string().required(),
  data: array(moduleHealthSchema.required()).required(),
});
