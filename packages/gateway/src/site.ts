import { stat } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mime, send } from '@fastify/send';
import { chooseEncoding, CompressionCache, findPrecompressed } from './compression';
import { messages } from './messages';
import { encodedPath, isImmutable, namesFile, servedFile, sitePath } from './site-path';

mime.define({ 'text/javascript': ['js', 'mjs'] }, true);

/**
 * Answers GET and HEAD from the site folder. The file system is read at each request, so that added and
 * removed module folders take effect at once. Page addresses of the shell get `index.html`, missing files a plain 404.
 */
export function siteHandler(siteDir: string) {
  const compressed = new CompressionCache();

  return async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = sitePath(request.raw.url ?? '');
    if (path === null) return refuse(reply, 400, messages.badAddress);
    const file = servedFile(siteDir, path);
    if (file !== null && (await isFile(file))) return serve(path, file, request, reply);
    if (namesFile(path) || !acceptsPage(path, request)) return refuse(reply, 404, messages.notFound);
    const page = `${siteDir}/index.html`;
    return (await isFile(page))
      ? serve('/index.html', page, request, reply)
      : refuse(reply, 503, messages.siteMissing);
  };

  async function serve(path: string, file: string, request: FastifyRequest, reply: FastifyReply) {
    const contentType = typeOf(path);
    const encoding = request.headers.range
      ? null
      : chooseEncoding(request.headers['accept-encoding'], contentType);
    const precompressed = encoding === null ? null : await findPrecompressed(file, encoding);
    const immutable = isImmutable(path);
    const result = await send(request.raw, encodedPath(path) + (precompressed ?? ''), {
      root: siteDir,
      cacheControl: false,
      // Nobody asks whether it has changed.
      etag: !immutable,
      lastModified: !immutable,
    });
    if (result.type !== 'file') return refuse(reply, 404, messages.notFound);
    reply.code(result.statusCode).headers({
      ...result.headers,
      'content-type': contentType,
      'cache-control': immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'Accept-Encoding',
    });
    if (result.statusCode !== 200 || encoding === null) return reply.send(result.stream);
    const body = precompressed === null ? await compressed.get(file, encoding) : null;
    if (precompressed !== null || body !== null) reply.header('content-encoding', encoding);
    if (body === null) return reply.send(result.stream);
    result.stream.destroy();
    reply.header('content-length', body.length);
    return reply.send(body);
  }
}

function typeOf(path: string): string {
  const type = mime.getType(path) ?? 'application/octet-stream';
  return /^text\/|json|javascript/.test(type) ? `${type}; charset=utf-8` : type;
}

/** A page is for those who ask for one; the first page also for those who take anything, such as a probe. */
function acceptsPage(path: string, { headers: { accept = '*/*' } }: FastifyRequest): boolean {
  return accept.includes('text/html') || (path === '/' && accept.includes('*/*'));
}

function refuse(reply: FastifyReply, status: number, sentence: string): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${sentence}\n`);
}

async function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}
