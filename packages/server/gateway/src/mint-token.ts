import { requestIdHeader } from '@escale/contracts';
import type { FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import { forwardedHeaders } from './forwarded';
import type { MintResult } from './module-tokens';
import type { UpstreamClient } from './upstream-client';
import type { Upstreams } from './upstreams';

const copiedHeaders = ['cache-control', 'content-language', 'content-type', 'retry-after'];

/** Requests a token from the API. The token tells a module's back end who the caller is. */
export async function mintToken(
  {
    upstream: { dispatcher },
    upstreams,
  }: {
    upstream: Pick<UpstreamClient, 'dispatcher'>;
    upstreams: Pick<Upstreams, 'originOf'>;
  },
  request: FastifyRequest,
  moduleId: string,
): Promise<MintResult> {
  const { authorization, 'accept-language': language, 'user-agent': userAgent } = request.headers;
  const call = {
    method: 'POST' as const,
    path: `/api/auth/module-token/${moduleId}`,
    origin: upstreams.originOf(request),
    headers: {
      ...forwardedHeaders(request),
      ...(authorization !== undefined && { authorization }),
      ...(language !== undefined && { 'accept-language': language }),
      ...(userAgent !== undefined && { 'user-agent': userAgent }),
      [requestIdHeader]: request.id,
    },
  };
  const { statusCode, headers, body } = await new Promise<Dispatcher.ResponseData>((resolve, reject) => {
    dispatcher.request(call, (error, data) => (error === null ? resolve(data) : reject(error)));
  });
  const text = await body.text();
  if (statusCode === 200) return { token: tokenIn(text) };
  const kept = copiedHeaders.flatMap((name) =>
    typeof headers[name] === 'string' ? [[name, headers[name]] as const] : [],
  );
  return { status: statusCode, headers: Object.fromEntries(kept), body: text };
}

function tokenIn(text: string): string {
  const { token } = JSON.parse(text) as { token?: unknown };
  if (typeof token !== 'string') throw new Error('an answer without a token');
  return token;
}
