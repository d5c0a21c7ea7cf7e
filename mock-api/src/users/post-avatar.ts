import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { limits } from '@escale/contracts';
import { Type } from '@sinclair/typebox';
import { avatars } from '../db/schema';
import { findUser } from '../db/user-row';
import { answerWith } from '../http/answers';
import { networkOf } from '../limits/attempt-keys';
import { defineRoute } from '../http/define-route';
import { notFound } from '../errors';
import { emptyObject } from '../http/validate';
import { sentences } from '../messages/sentences';
import { newToken } from '../security/tokens';
import type { Services } from '../services';
import { badImage, reencodeAvatar } from './avatar-image';
import { userParams } from './bodies';
import { changeUser, saveUser } from './change-user';
import { beforeAndAfter, recordChange } from './record-change';
import { canWriteUser } from './policies';
import { assertAllowed } from './rules';

export const postAvatar = defineRoute({
  method: 'POST',
  path: '/users/:id/avatar',
  schema: { body: emptyObject, params: userParams },
  policy: { access: 'signed-in', allows: canWriteUser },
  document: {
    summary: 'Set the profile picture of an account',
    answer: answerWith({ data: Type.Optional(Type.Object({ avatarUrl: Type.String() })) }),
    refusals: ['BAD_IMAGE', 'TOO_MANY_REQUESTS'],
  },
  accepts: { file: true },
  act: async (context) => {
    const { services, request, actor, params } = context;
    const target = await findUser(services.db, params.id);
    if (target === undefined) throw notFound(sentences.userNotFound);
    assertAllowed('editProfile', actor.user, target, new Set());
    const image = await context.withoutSlot(() => receiveImage(services, request));
    return changeUser('editProfile', context, async (change) => {
      const name = newToken();
      const avatarUrl = `/api/avatars/${name}`;
      const picture = { userId: params.id, name, image };
      await change.tx.delete(avatars).where(eq(avatars.userId, params.id));
      await change.tx.insert(avatars).values(picture);
      await saveUser(change, { avatarUrl });
      await recordChange(change, 'UPDATE', beforeAndAfter(change.target, { avatarUrl }));
      return { avatarUrl };
    });
  },
  present: (data) => ({ success: true, data }),
});

/**
 * Reads and re-encodes the uploaded file. Reads only a few files at once, and re-encodes one at a
 * time, since a small file can decode to a large image.
 */
async function receiveImage({ upload, lock }: Services, request: FastifyRequest): Promise<Buffer> {
  const releaseSlot = await upload(networkOf(request.ip));
  try {
    const file = await readFile(request);
    const releaseLock = await lock('avatar');
    return await reencodeAvatar(file).finally(releaseLock);
  } finally {
    releaseSlot();
  }
}

/** Returns the file in the form field `avatar`. */
async function readFile(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw badImage(sentences.users.imageMissing);
  // A form without a boundary has no parts.
  if (!/boundary=/i.test(request.headers['content-type'] ?? '')) throw badImage(sentences.users.imageMissing);
  const part = await request.file({ limits: { fileSize: limits.avatarMaxBytes } }).catch(refuseBrokenForm);
  if (part?.fieldname !== 'avatar') throw badImage(sentences.users.imageMissing);
  try {
    return await part.toBuffer();
  } catch (error) {
    if (part.file.truncated) throw badImage(sentences.users.imageTooLarge);
    return refuseBrokenForm(error);
  }
}

/**
 * Refuses the picture if the error of the form parser has no status, as for a truncated form.
 * Rethrows any other error.
 */
function refuseBrokenForm(error: unknown): never {
  throw error instanceof Error && 'statusCode' in error ? error : badImage(sentences.users.imageMissing);
}
