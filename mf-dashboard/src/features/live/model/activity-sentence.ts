import type { FeedEntry } from '@escale/realtime';
import { useMessages } from '../../../messages/catalogue';
import { useNames } from './use-names';

/** Returns a function from an activity to the sentence about it, by name where the right allows it. */
export function useActivitySentence(): (entry: FeedEntry) => string {
  const { live } = useMessages();
  const nameOf = useNames();
  const did = new Map<string, (who: string, what: string) => string>(Object.entries(live.did));
  const objects = new Map<string, string>(Object.entries(live.what));

  return ({ action, resource, userId }) => {
    const who = nameOf(userId) ?? live.someone;
    const [kind = ''] = resource.split('/');
    const sentence = did.get(action);
    return sentence === undefined ? live.didOther(who) : sentence(who, objects.get(kind) ?? live.whatOther);
  };
}
