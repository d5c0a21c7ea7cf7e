import { eq } from 'drizzle-orm';
import { object, string } from 'yup';
import { Type } from '@sinclair/typebox';
import { avatars } from '../db/schema';
import { defineRoute } from '../http/define-route';
import { notFound } from '../errors';
import { emptyObject } from '../http/validate';

const params = object({
  name: string()
    .required()
    .matches(/^[\w-]{43}$/),
});

/** Public to anyone who knows the address, since an `img` element sends no token. */
export const getAvatar = defineRoute({
  method: 'GET',
  path: '/avatars/:name',
  schema: { body: emptyObject, params },
  policy: { access: 'public' },
  document: {
    summary: 'Get a profile picture; a new picture has a new address',
    answer: Type.String({ contentMediaType: 'image/webp' }),
    contentType: 'image/webp',
    optional: true,
  },
  act: async ({ services: { db }, params: { name }, reply }) => {
    const [found] = await db.select({ image: avatars.image }).from(avatars).where(eq(avatars.name, name));
    if (found === undefined) throw notFound();
    reply
      .type('image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'same-origin');
    return Buffer.from(found.image);
  },
  present: (image) => image,
});
