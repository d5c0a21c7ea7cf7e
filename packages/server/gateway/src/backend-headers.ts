import type { IncomingHttpHeaders } from 'node:http';

/** Of one connection only (RFC 9110, 7.6.1), about the caller's identity, or set by the gateway itself. */
const keptBack =
  /^(?:connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|cookie|authorization|host|expect|content-length|forwarded|x-forwarded-.*|x-real-ip|x-request-id)$/;

/** The headers of a call that the back end of a module receives: no cookies, and not the token of the session. */
export function headersForBackend(headers: IncomingHttpHeaders): Record<string, string> {
  const named = (headers.connection ?? '').toLowerCase().split(/\s*,\s*/);
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value !== 'string' || keptBack.test(name) || named.includes(name) ? [] : [[name, value]],
    ),
  );
}

/** What an answer may say to the browser on the origin of the product: nothing about cookies, policies or other addresses. */
const passedOn = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-range',
  'content-type',
  'date',
  'etag',
  'last-modified',
  'retry-after',
  'vary',
];

/** The headers of an answer that the caller receives. Without a statement of the back end, nothing is cached. */
export function headersForCaller(headers: IncomingHttpHeaders): Record<string, string> {
  const kept = passedOn.flatMap((name) =>
    typeof headers[name] === 'string' ? [[name, headers[name]] as const] : [],
  );
  return { 'cache-control': 'no-store', ...Object.fromEntries(kept) };
}
