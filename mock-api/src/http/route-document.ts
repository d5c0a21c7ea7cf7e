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
  /** Not in §7: a server may answer 404, and pages then hide the features that need the call. */
  optional?: boolean;
  /** Compares `If-Match` with the version being changed. */
  comparesVersion?: boolean;
  /** A call repeated with its `Idempotency-Key` gets the result of the first one. */
  readsKey?: boolean;
  /** Answers with an `ETag`, or with 304 to a caller whose `If-None-Match` names it. */
  hasTag?: boolean;
  /** Required cookies. */
  needsCookies?: readonly CookieName[];
  /** Optional cookies. */
  readsCookies?: readonly CookieName[];
  setsCookies?: readonly CookieName[];
  /** Schemas of those fields of the body that the yup schema leaves open. */
  bodyFields?: Readonly<Record<string, TSchema>>;
}
