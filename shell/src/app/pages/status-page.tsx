import { useSession } from '@escale/auth';
import { useState } from 'react';
import { AccessDenied } from '../../features/session/access-denied';
import { ModulesStatus } from '../../features/module-status/modules-status';
import { useStatusPageMessages } from '../../features/module-status/messages/page/catalogue';
import type { Registry } from '../../modules/registry/registry';
import { readFailures } from '../../modules/status/failure-log';
import { useStatusDisplay } from './use-status-display';

/** Renders the administrators' page about all modules (`docs/guides/failures.md`). */
export function StatusPage({ registry }: { registry: Registry }) {
  const { adminsOnly } = useStatusPageMessages();
  const { isAdmin } = useSession();
  const statusDisplay = useStatusDisplay();
  const [failures] = useState(readFailures);
  if (!isAdmin) return <AccessDenied refused={{ sentence: adminsOnly }} missing="visible" />;
  return (
    <ModulesStatus
      entries={registry.entries}
      rejected={registry.rejected}
      failures={failures}
      statusOf={statusDisplay}
    />
  );
}
