import type { TSchema } from '@sinclair/typebox';
import type { ApiErrorCode } from '@escale/contracts';
import type { CookieName } from './cookies';

/** What the API's description states about a route beyond its schemas and policy. */
export interface RouteDocument {
  /** What the call does, in one line. */
  summary: string;
  description?: string;
  /** Body of the answer; a type other than JSON has a `contentType`. */
  answer: TSchema;
  contentType?: string;
  /** Codes of its own refusals; those common to its kind (token, right, body, load) are implied. */
  refusals?: readonly ApiErrorCode[];
  /** Beyond §7: a server may answer 404, and the features that need the call disappear. */
  optional?: boolean;
  /** Compares `If-Match` with the version being changed. */
  comparesVersion?: boolean;
  /** A call repeated with its `Idempotency-Key` gets the result of the first one. */
  readsKey?: boolean;
  /** Answers with an `ETag`, and 304 where the caller has it. */
  hasTag?: boolean;
  /** Required cookies. */
  needsCookies?: readonly CookieName[];
  /** Optional cookies. */
  readsCookies?: readonly CookieName[];
  setsCookies?: readonly CookieName[];
  /** Fields of the body that its schema leaves open. */
  bodyFields?: Readonly<Record<string, TSchema>>;
}
