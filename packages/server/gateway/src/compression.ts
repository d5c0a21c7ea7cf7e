import type { Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

export type Encoding = 'br' | 'gzip';

const encodingSuffixes = { br: '.br', gzip: '.gz' } as const;
const compressible = /^(?:text\/|image\/svg)|json|javascript|xml|wasm/;
const minCompressedBytes = 1024;
const maxCachedBytes = 32 * 1024 * 1024;

/** Returns the best encoding that the browser accepts for this content type; `null` to send the file uncompressed. */
export function chooseEncoding(acceptEncoding: string | undefined, contentType: string): Encoding | null {
  if (acceptEncoding === undefined || !compressible.test(contentType)) return null;
  const chosen = negotiate(acceptEncoding, ['br', 'gzip', 'identity']);
  return chosen === 'br' || chosen === 'gzip' ? chosen : null;
}

/**
 * Returns the suffix of the compressed copy that publishing wrote; `null` if there is no copy, or
 * if it is older than the file.
 */
export async function findPrecompressed(
  file: string,
  { mtimeMs }: Stats,
  encoding: Encoding,
): Promise<string | null> {
  const twin = await stat(file + encodingSuffixes[encoding]).catch(() => null);
  return twin?.isFile() === true && twin.mtimeMs >= mtimeMs ? encodingSuffixes[encoding] : null;
}

/** A file's content as it is sent. */
export interface FileBody {
  content: Buffer;
  /** `null`: uncompressed. */
  encoding: Encoding | null;
}

/**
 * Caches the latest bodies by path, time, size and encoding, so that a file requested again is neither read nor compressed again.
 */
export class BodyCache {
  readonly #bodies = new Map<string, FileBody>();
  #bytes = 0;

  /** Returns a file's body, compressed on demand; `null` if compression is not worthwhile or the body is too large to cache. */
  compressed(file: string, stats: Stats, encoding: Encoding): Promise<FileBody | null> {
    return this.#get(file, stats, encoding, () => compressBody(file, stats, encoding));
  }

  /** Returns the body of an immutable file, from a compressed copy if there is one; `null` if it is too large to cache. */
  immutable(file: string, stats: Stats, encoding: Encoding | null): Promise<FileBody | null> {
    return this.#get(file, stats, encoding, async () => {
      const suffix = encoding === null ? null : await findPrecompressed(file, stats, encoding);
      if (suffix !== null) return { content: await readFile(file + suffix), encoding };
      const compressed = encoding === null ? null : await compressBody(file, stats, encoding);
      return compressed ?? { content: await readFile(file), encoding: null };
    });
  }

  async #get(
    file: string,
    { size, mtimeMs }: Stats,
    encoding: Encoding | null,
    read: () => Promise<FileBody | null>,
  ): Promise<FileBody | null> {
    if (size > maxCachedBytes / 4) return null;
    const key = `${file}|${mtimeMs}|${size}|${encoding}`;
    const body = this.#bodies.get(key) ?? (await read());
    if (body !== null) this.#keep(key, body);
    return body;
  }

  #keep(key: string, body: FileBody): void {
    const known = this.#bodies.get(key);
    if (known !== undefined) this.#bytes -= known.content.length;
    this.#bodies.delete(key);
    this.#bodies.set(key, body);
    this.#bytes += body.content.length;
    for (const [oldKey, { content }] of this.#bodies) {
      if (this.#bytes <= maxCachedBytes) break;
      this.#bodies.delete(oldKey);
      this.#bytes -= content.length;
    }
  }
}

async function compressBody(file: string, { size }: Stats, encoding: Encoding): Promise<FileBody | null> {
  return size < minCompressedBytes ? null : compressFor(await readFile(file), encoding);
}

/** Returns the body for a caller that accepts this encoding. */
export async function compressFor(content: Buffer, encoding: Encoding | null): Promise<FileBody> {
  if (encoding === null || content.length < minCompressedBytes) return { content, encoding: null };
  return { content: await compress(content, encoding), encoding };
}

function compress(content: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'gzip'
    ? promisify(gzip)(content)
    : promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
