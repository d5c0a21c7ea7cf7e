import type { AuditEntry } from '@escale/contracts';
import { useMessages } from '../../../messages/catalogue';
import { suspicionsOf } from '../../../suspicion/suspicious-activities';

/** Returns the reasons why an entry is suspicious; an empty list for other entries. */
export function useSuspicionReasons(entry: AuditEntry): string[] {
  const { reasons } = useMessages().suspicious;
  return suspicionsOf(entry).map((type) =>
    type === 'MULTIPLE_ATTEMPTS' ? reasons.MULTIPLE_ATTEMPTS(1) : reasons[type],
  );
}
