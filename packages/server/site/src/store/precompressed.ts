import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(?:js|mjs|css|json|svg|html|txt|wasm|xml)$/;
const minCompressedBytes = 1024;

/** Writes a `.br` and a `.gz` copy of each compressible file of at least 1 kB. */
export async function writePrecompressed(folder: string, files: readonly string[]): Promise<void> {
  await Promise.all(
    files
      .filter((file) => compressible.test(file))
      .map((file) => writeCompressedFiles(path.join(folder, file))),
  );
}

async function writeCompressedFiles(file: string): Promise<void> {
  const copies = await compress(await readFile(file));
  await Promise.all(copies.map(([suffix, copy]) => writeFile(file + suffix, copy)));
}

/** Suffixes of the compressed copies of a file. */
export const compressedSuffixes = ['.br', '.gz'] as const;

/** Returns the compressed copies of a content with their suffixes; none for a content below 1 kB. */
export async function compress(content: Buffer): Promise<[suffix: string, copy: Buffer][]> {
  if (content.length < minCompressedBytes) return [];
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  return [
    ['.br', brotli],
    ['.gz', zipped],
  ];
}
