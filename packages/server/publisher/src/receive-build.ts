import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { collectNames, PublishError, uploadPart } from '@escale/site';
import type { FastifyRequest } from 'fastify';
import type { PublishingLimits } from './limits';
import { Refusal } from './refusal';

/**
 * Returns the refusal of a request whose headers announce no build, no length, or a build that is
 * too large. Returns `null` for acceptable headers.
 */
export function headerProblem({ headers }: FastifyRequest, { bodyBytes }: PublishingLimits): Refusal | null {
  if (!/^multipart\/form-data\s*;/i.test(headers['content-type'] ?? ''))
    return new Refusal(
      415,
      'BAD_TYPE',
      'a build is sent as multipart/form-data; "escale publish --to" does it',
    );
  const length = headers['content-length'];
  if (length === undefined) return new Refusal(411, 'NO_LENGTH', 'the request does not say how long it is');
  return Number(length) > bodyBytes
    ? new Refusal(413, 'TOO_LARGE', `the build is too large: ${length} bytes of at most ${bodyBytes}`)
    : null;
}

/** Writes the files of a request into an empty folder. Throws a `Refusal`; the caller removes the folder. */
export async function receiveBuild(
  request: FastifyRequest,
  folder: string,
  { fileBytes, files, expected }: PublishingLimits & { expected: number },
): Promise<void> {
  const names = collectNames();
  const limits = { fileSize: fileBytes, files, fields: 0, parts: files, headerPairs: 10, fieldNameSize: 20 };
  // If the caller has already left, no further event would end the reading.
  if (request.raw.destroyed) throw truncatedFormRefusal();
  try {
    for await (const part of request.files({ limits, preservePath: true })) {
      if (part.fieldname !== uploadPart)
        throw new PublishError('a part of the form is not a file of a build');
      const name = names.take(part.filename);
      const target = path.join(folder, name);
      await mkdir(path.dirname(target), { recursive: true });
      await pipeline(part.file, createWriteStream(target, { flags: 'wx' }));
      if (part.file.truncated)
        throw new Refusal(413, 'TOO_LARGE', `${name} is too large: a file has at most ${fileBytes} bytes`);
    }
  } catch (error) {
    throw refusalOf(error, files);
  }
  if (names.count() !== expected)
    throw new Refusal(
      400,
      'NOT_A_BUILD',
      `the form holds ${names.count()} readable files of ${expected}; nothing was published`,
    );
}

function refusalOf(error: unknown, files: number): unknown {
  if (error instanceof PublishError) return new Refusal(400, 'NOT_A_BUILD', error.message);
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (/^FST_(FILES|PARTS)_LIMIT$/.test(code))
    return new Refusal(413, 'TOO_MANY_FILES', `the build has too many files: at most ${files}`);
  if (code.startsWith('FST_'))
    return new Refusal(400, 'NOT_A_BUILD', 'the form holds more than files, or is broken');
  // The form parser throws these errors for a truncated or malformed form.
  return /multipart|terminated early|malformed part header|premature close|aborted/i.test(message)
    ? truncatedFormRefusal()
    : error;
}

const truncatedFormRefusal = () =>
  new Refusal(400, 'NOT_A_BUILD', 'the form is broken or was cut short; nothing was published');
