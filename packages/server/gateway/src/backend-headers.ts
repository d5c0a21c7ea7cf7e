import type { IncomingHttpHeaders } from 'node:http';

/**
 * Headers that are not forwarded. They belong to one connection (RFC 9110, 7.6.1), state the
 * identity of the caller, are set by the gateway, or make some frameworks replace the path or the
 * method of a call.
 */
const unforwardedHeaders =
  /^(?:connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|cookie|authorization|host|expect|content-length|forwarded|x-forwarded-.*|x-real-ip|x-request-id|true-client-ip|cf-connecting-ip|x-original-url|x-rewrite-url|x-http-method(?:-override)?|x-method-override)$/;

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

/**
 * Names of the headers that an answer keeps on its way to the caller. None of them is about
 * cookies, policies or other addresses.
 */
const forwardedAnswerHeaders = [
  'accept-ranges',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
];

/** Nothing that a back end sends may run in the product's origin. */
const inertPolicy = "sandbox; default-src 'none'; frame-ancestors 'none'";

/**
 * Returns an answer's headers as the caller receives them. Where the back end allows caching, the
 * browser may store the answer. It asks again before each use, so that the rights of the user are
 * checked each time.
 */
export function headersForCaller(headers: IncomingHttpHeaders): Record<string, string> {
  const kept = forwardedAnswerHeaders.flatMap((name) =>
    typeof headers[name] === 'string' ? [[name, headers[name]] as const] : [],
  );
  const { 'cache-control': caching = 'no-store', vary } = headers;
  return {
    ...Object.fromEntries(kept),
    'cache-control': /\bno-store\b/i.test(caching) ? 'no-store' : 'private, no-cache',
    vary: vary === undefined ? 'authorization' : `authorization, ${vary}`,
    'content-security-policy': inertPolicy,
  };
}
