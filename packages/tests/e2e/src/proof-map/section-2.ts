import type { Section } from './proof';
import { homeSentences } from './section-2-home';
import { routeSentences } from './section-2-routes';
import { signInSentences } from './section-2-sign-in';
import { systemSentences } from './section-2-system';
import { usersSentences } from './section-2-users';

/** §2: pages and routes. */
export const section2: Section = {
  section: '2',
  literal: false,
  sentences: [...routeSentences, ...signInSentences, ...homeSentences, ...usersSentences, ...systemSentences],
};
