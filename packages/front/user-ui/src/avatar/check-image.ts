import { avatarTypes, limits } from '@escale/contracts';

/** Why a file cannot become an avatar (§5 'Avatar type', 'Avatar size'). */
export type ImageRefusal = 'typeRefused' | 'sizeRefused';

const bytesOf = (text: string) => [...text].map((character) => character.charCodeAt(0));

/** First bytes of each allowed format; `null` matches any byte. */
const signatures: readonly (readonly (number | null)[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, ...bytesOf('PNG')],
  bytesOf('GIF8'),
  [...bytesOf('RIFF'), null, null, null, null, ...bytesOf('WEBP')],
];

const longestSignature = 12;

/**
 * Checks type, size and first bytes of a file before any call, so that even a text file named `.png` is refused. Returns `null` for
 * an image that may be sent.
 */
export async function checkImage(file: File): Promise<ImageRefusal | null> {
  if (!avatarTypes.some((type) => type === file.type)) return 'typeRefused';
  if (file.size > limits.avatarMaxBytes) return 'sizeRefused';
  const start = new Uint8Array(await file.slice(0, longestSignature).arrayBuffer());
  const known = signatures.some((signature) =>
    signature.every((byte, index) => byte === null || start[index] === byte),
  );
  return known ? null : 'typeRefused';
}
