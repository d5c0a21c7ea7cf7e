import type { TSchema } from '@sinclair/typebox';
import type { ApiErrorCode } from '@escale/contracts';
import type { CookieName } from './cookies';

/** What the OpenAPI document states about a route beyond its schemas and policy. */
export interface RouteDocument {
  /** What the call does: one line, in the imperative. */
  summary: string;
  description?: string;
  /** Body of the answer: JSON, unless `contentType` names another type. */
  answer: TSchema;
  contentType?: string;
  /** Error codes of this route; those common to all routes of its kind (token, right, body, load) are implied. */
  refusals?: readonly ApiErrorCode[];
  /**
   * True for a call that is not in §7: a server may answer 404, and pages then hide the features
   * that need the call.
   */
  optional?: boolean;
  /** True for a call that compares `If-Match` with the version being changed. */
  comparesVersion?: boolean;
  /**
   * True for a call with an `Idempotency-Key`: repeated with the same key, it gets the first
   * result.
   */
  readsKey?: boolean;
  /** True for an answer with an `ETag`. A caller whose `If-None-Match` names the tag gets a 304. */
  hasTag?: boolean;
  /** Required cookies. */
  needsCookies?: readonly CookieName[];
  /** Optional cookies. */
  readsCookies?: readonly CookieName[];
  setsCookies?: readonly CookieName[];
  /** Schemas of the fields that the yup schema of the body leaves open. */
  bodyFields?: Readonly<Record<string, TSchema>>;
}
