import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

export type Encoding = 'br' | 'gzip';

const suffixes = { br: '.br', gzip: '.gz' } as const;
const compressible = /^(?:text\/|image\/svg)|json|javascript|xml|wasm/;
const minCompressedBytes = 1024;
const cachedBytesMax = 32 * 1024 * 1024;

/** The best encoding that the browser accepts for this content type; `null`: send the file as it is. */
export function chooseEncoding(acceptEncoding: string | undefined, contentType: string): Encoding | null {
  if (acceptEncoding === undefined || !compressible.test(contentType)) return null;
  const chosen = negotiate(acceptEncoding, ['br', 'gzip', 'identity']);
  return chosen === 'br' || chosen === 'gzip' ? chosen : null;
}

/** Suffix of the compressed copy written at publish; `null` when there is none or it is older than its file. */
export async function findPrecompressed(file: string, encoding: Encoding): Promise<string | null> {
  try {
    const [plain, twin] = await Promise.all([stat(file), stat(file + suffixes[encoding])]);
    return twin.isFile() && twin.mtimeMs >= plain.mtimeMs ? suffixes[encoding] : null;
  } catch {
    return null;
  }
}

/** Compresses files that were not precompressed and caches the latest results by path, time, size and encoding. */
export class CompressionCache {
  readonly #bodies = new Map<string, Buffer>();
  #bytes = 0;

  async get(file: string, encoding: Encoding): Promise<Buffer | null> {
    const { size, mtimeMs } = await stat(file);
    if (size < minCompressedBytes || size > cachedBytesMax / 4) return null;
    const key = `${file}|${mtimeMs}|${size}|${encoding}`;
    const known = this.#bodies.get(key);
    const body = known ?? (await compress(await readFile(file), encoding));
    this.#keep(key, body);
    return body;
  }

  #keep(key: string, body: Buffer): void {
    if (this.#bodies.delete(key)) this.#bytes -= body.length;
    this.#bodies.set(key, body);
    this.#bytes += body.length;
    for (const [oldKey, oldBody] of this.#bodies) {
      if (this.#bytes <= cachedBytesMax) break;
      this.#bodies.delete(oldKey);
      this.#bytes -= oldBody.length;
    }
  }
}

function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'gzip'
    ? promisify(gzip)(body)
    : promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
