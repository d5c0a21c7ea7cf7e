import type { TSchema } from '@sinclair/typebox';
import type { ApiErrorCode } from '@escale/contracts';
import type { CookieName } from './cookies';

/** What the API's description says of a route, besides what its schemas and its policy say. */
export interface RouteDocument {
  /** What the call does, in one line. */
  summary: string;
  description?: string;
  /** Body of the answer; of another type than JSON with `contentType`. */
  answer: TSchema;
  contentType?: string;
  /** Codes of its own refusals; those of its kind (token, right, body, load) go without saying. */
  refusals?: readonly ApiErrorCode[];
  /** Beyond §7: a server may answer 404, and what needs the call disappears. */
  optional?: boolean;
  /** Compares `If-Match` with the version that it changes. */
  comparesVersion?: boolean;
  /** A call that is repeated with its `Idempotency-Key` ends where the first one did. */
  readsKey?: boolean;
  /** Answers with an `ETag`, and 304 where the caller has it. */
  hasTag?: boolean;
  /** Cookies without which the call is refused. */
  needsCookies?: readonly CookieName[];
  /** Cookies that count where they are sent. */
  readsCookies?: readonly CookieName[];
  setsCookies?: readonly CookieName[];
  /** Fields of the body that its schema leaves open. */
  bodyFields?: Readonly<Record<string, TSchema>>;
}
