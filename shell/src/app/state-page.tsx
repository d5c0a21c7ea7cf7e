import { useSession } from '@escale/auth';
import { ModulesState } from '../features/platform/modules-state';
import { AccessDenied } from '../features/access/access-denied';
import { useMessages } from '../messages/catalogue';
import type { Registry } from '../modules/registry';

/** The administrators' list of modules: versions, owners, history, last failures. */
export function StatePage({ registry }: { registry: Registry }) {
  const { state } = useMessages();
  const { isAdmin } = useSession();
  if (!isAdmin) return <AccessDenied label={state.title} missing="visible" />;
  return <ModulesState registry={registry} />;
}
