import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mime, send } from '@fastify/send';
import { BodyCache, chooseEncoding, findPrecompressed, type FileBody } from './compression';
import { messages } from './messages';
import { siteDocument, type SiteDocument } from './site-document';
import { encodedPath, isImmutable, namesFile, servedFile, sitePath } from './site-path';

const documentPath = '/index.html';

mime.define({ 'text/javascript': ['js', 'mjs'] }, true);

interface FoundFile {
  path: string;
  file: string;
  stats: Stats;
}

/**
 * Returns a handler that answers GET and HEAD from the site folder. The handler looks up the file
 * on each request, so that added and removed module folders take effect at once. Page addresses of
 * the shell get `index.html`; missing files get a plain 404.
 */
export function siteHandler(siteDir: string) {
  const bodies = new BodyCache();
  const readDocument = siteDocument(siteDir);

  return async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = sitePath(request.raw.url ?? '');
    if (path === null) return refuse(reply, 400, messages.badAddress);
    if (path === documentPath) return page(request, reply);
    const file = servedFile(siteDir, path);
    const stats = file === null ? null : await statsOfFile(file);
    if (file !== null && stats !== null) return serve({ path, file, stats }, request, reply);
    if (namesFile(path) || !acceptsPage(path, request)) return refuse(reply, 404, messages.notFound);
    return page(request, reply);
  };

  async function page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const document = await readDocument();
    return document === null
      ? refuse(reply, 503, messages.siteMissing)
      : sendDocument(document, request, reply);
  }

  async function serve(found: FoundFile, request: FastifyRequest, reply: FastifyReply) {
    const { path, file, stats } = found;
    const contentType = typeOf(path);
    const hasRange = request.headers.range !== undefined;
    const encoding = hasRange ? null : chooseEncoding(request.headers['accept-encoding'], contentType);
    const immutable = isImmutable(path);
    reply.headers({
      'content-type': contentType,
      'cache-control': immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'Accept-Encoding',
    });
    const kept = immutable && !hasRange ? await bodies.immutable(file, stats, encoding) : null;
    if (kept !== null) return sendBody(reply.header('accept-ranges', 'bytes'), kept);
    const precompressed = encoding === null ? null : await findPrecompressed(file, stats, encoding);
    const result = await send(request.raw, encodedPath(path) + (precompressed ?? ''), {
      root: siteDir,
      cacheControl: false,
      // An immutable file needs no validators, since browsers never revalidate it.
      etag: !immutable,
      lastModified: !immutable,
    });
    if (result.type !== 'file') return refuse(reply, 404, messages.notFound);
    reply.code(result.statusCode).headers({ ...result.headers, 'content-type': contentType });
    if (result.statusCode !== 200 || encoding === null) return reply.send(result.stream);
    const body = precompressed === null ? await bodies.compressed(file, stats, encoding) : null;
    if (precompressed !== null) reply.header('content-encoding', encoding);
    if (body === null) return reply.send(result.stream);
    result.stream.destroy();
    return sendBody(reply, body);
  }
}

/**
 * Sends the document with the policy for its script. Both come from one snapshot, since a publish
 * may come in between.
 */
async function sendDocument(
  document: SiteDocument,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { etag, scripts } = document;
  scriptsByReply.set(reply, scripts);
  const contentType = 'text/html; charset=utf-8';
  reply.headers({ 'content-type': contentType, 'cache-control': 'no-cache', vary: 'Accept-Encoding', etag });
  const isKnown = headers['if-none-match']?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
  if (isKnown) return reply.code(304).send();
  return sendBody(reply, await document.body(chooseEncoding(headers['accept-encoding'], contentType)));
}

const scriptsByReply = new WeakMap<FastifyReply, readonly string[]>();
const noScripts: readonly string[] = [];

/** Returns the script hashes of the document that a reply sends; empty for any other content. */
export const scriptsOf = (reply: FastifyReply): readonly string[] => scriptsByReply.get(reply) ?? noScripts;

function sendBody(reply: FastifyReply, { content, encoding }: FileBody): FastifyReply {
  if (encoding !== null) reply.header('content-encoding', encoding);
  return reply.header('content-length', content.length).send(content);
}

function typeOf(path: string): string {
  const type = mime.getType(path) ?? 'application/octet-stream';
  return /^text\/|json|javascript/.test(type) ? `${type}; charset=utf-8` : type;
}

const unspecificTypes = ['*/*', '*', 'text/*', ''];

/**
 * True for a caller that accepts HTML by name, and for one that accepts only unspecific types, as
 * probes and link previews do. For `/`, one unspecific type is enough.
 */
function acceptsPage(path: string, { headers: { accept = '*/*' } }: FastifyRequest): boolean {
  const types = accept.split(',').map((range) => (range.split(';', 1)[0] ?? '').trim().toLowerCase());
  const takesAny = (type: string) => unspecificTypes.includes(type);
  return types.includes('text/html') || (path === '/' ? types.some(takesAny) : types.every(takesAny));
}

function refuse(reply: FastifyReply, status: number, sentence: string): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${sentence}\n`);
}

async function statsOfFile(file: string): Promise<Stats | null> {
  const stats = await stat(file).catch(() => null);
  return stats?.isFile() === true ? stats : null;
}
