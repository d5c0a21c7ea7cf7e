import { fullName } from '@escale/contracts';
import { Alert, Button } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';
import type { FailedBulkAction } from '../model/use-bulk';
import { NameList } from '../../../shared/name-list';

export interface BulkFailuresProps {
  failed: FailedBulkAction;
  onClose: () => void;
}

/** Lists the users whom a bulk action could not change, with the reasons. */
export function BulkFailures({ failed, onClose }: BulkFailuresProps) {
  const { bulk } = useMessages().list;
  const { action, failures } = failed;
  return (
    <Alert tone="warn" title={bulk.partialTitle[action](failures.length)}>
      <NameList
        label={bulk.partialTitle[action](failures.length)}
        lines={failures.map(({ user, reason }) => ({
          id: user.id,
          text: bulk.reason(fullName(user), reason ?? bulk.unknownReason),
        }))}
      />
      <Button size="sm" onClick={onClose}>
        {bulk.close}
      </Button>
    </Alert>
  );
}
