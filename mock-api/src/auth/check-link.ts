import { linkRequestSchema } from '@escale/contracts';
import { findLink } from '../accounts/password-links';
import { badRequest } from '../errors';
import { doneAnswer } from '../http/answers';
import { defineRoute } from '../http/define-route';
import { emptyObject } from '../http/validate';
import { attemptKeys } from '../limits/attempt-keys';
import { countAttempt, uncountAttempt } from '../limits/attempt-limits';
import { sentences } from '../messages/sentences';

/**
 * Lets a page check its link before the user types a password; not in the specification. Invalid
 * links are counted per IP address.
 */
export const checkLink = defineRoute({
  method: 'POST',
  path: '/auth/check-link',
  schema: { body: linkRequestSchema, params: emptyObject },
  policy: { access: 'public' },
  document: {
    summary: 'Check whether a password link is still valid',
    description: 'Does not consume the link.',
    answer: doneAnswer,
    refusals: ['LINK_INVALID', 'TOO_MANY_REQUESTS'],
    optional: true,
  },
  act: async ({ services, body, caller }) => {
    const { config, db, clock } = services;
    const key = attemptKeys.linkFromAddress(caller.ipAddress);
    await countAttempt(services, key, config.LIMIT_RESET_ADDRESS);
    if ((await findLink(db, clock(), body.token)) === undefined)
      throw badRequest('LINK_INVALID', sentences.linkInvalid);
    await uncountAttempt(services, key);
  },
  present: () => ({ success: true }),
});
