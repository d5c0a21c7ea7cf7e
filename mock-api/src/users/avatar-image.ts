import sharp from 'sharp';
import { RequestError } from '../errors';
import type { Sentence } from '../messages/sentence';
import { sentences } from '../messages/sentences';

const sidePixels = 256;
const maxPixels = 50_000_000;
const maxSeconds = 5;

/** The first bytes of files of the accepted types; the name and the declared type of a file prove nothing. */
const signatures = [/^\xff\xd8\xff/, /^\x89PNG\r\n[^]\n/, /^GIF8[79]a/, /^RIFF[^]{4}WEBP/];

export const badImage = (sentence: Sentence) =>
  new RequestError(422, 'BAD_IMAGE', sentence, { fields: { avatar: sentence } });

/** Re-encodes the upload as a square picture of bounded size, without metadata or appended data. */
export async function reencodeAvatar(file: Buffer): Promise<Buffer> {
  const start = file.subarray(0, 12).toString('latin1');
  if (!signatures.some((signature) => signature.test(start))) throw badImage(sentences.users.imageType);
  try {
    return await sharp(file, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize(sidePixels, sidePixels, { fit: 'cover' })
      .webp({ quality: 85 })
      .timeout({ seconds: maxSeconds })
      .toBuffer();
  } catch (error) {
    throw badImage(isTooLarge(error) ? sentences.users.imageDimensions : sentences.users.imageUnreadable);
  }
}

const isTooLarge = (error: unknown) =>
  error instanceof Error && error.message.includes('exceeds pixel limit');
