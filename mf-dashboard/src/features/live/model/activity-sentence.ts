import { deedSentence } from '@escale/user-ui/audit';
import type { FeedEntry } from '@escale/realtime';
import { useMessages } from '../../../messages/catalogue';
import { useAccountNames } from './use-names';

/** Returns a function that describes an activity in a sentence, with names if the user may read them. */
export function useActivitySentence(): (entry: FeedEntry) => string {
  const { live } = useMessages();
  const nameOf = useAccountNames();

  return ({ action, resource, userId }) => {
    const [kind, id] = resource.split('/');
    return deedSentence({
      action,
      resource,
      who: nameOf(userId) ?? live.someone,
      whom: kind === 'users' ? nameOf(id) : null,
      own: kind === 'users' && id !== undefined && id === userId,
    });
  };
}
