import type { IncomingHttpHeaders } from 'node:http';

/** Headers of one connection only (RFC 9110, 7.6.1), headers about the caller's identity, and headers that the gateway sets. */
const unforwardedHeaders =
  /^(?:connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|cookie|authorization|host|expect|content-length|forwarded|x-forwarded-.*|x-real-ip|x-request-id)$/;

/** Returns a call's headers as a module's back end receives them: without cookies and without the session's token. */
export function headersForBackend(headers: IncomingHttpHeaders): Record<string, string> {
  const named = (headers.connection ?? '').toLowerCase().split(/\s*,\s*/);
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value !== 'string' || unforwardedHeaders.test(name) || named.includes(name)
        ? []
        : [[name, value]],
    ),
  );
}

/** Names of the headers that an answer keeps on its way to the caller: none about cookies, policies or other addresses. */
const answerHeaders = [
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

/** Returns an answer's headers as the caller receives them. Unless the back end allows caching, the answer is not cached. */
export function headersForCaller(headers: IncomingHttpHeaders): Record<string, string> {
  const kept = answerHeaders.flatMap((name) =>
    typeof headers[name] === 'string' ? [[name, headers[name]] as const] : [],
  );
  return { 'cache-control': 'no-store', ...Object.fromEntries(kept) };
}
