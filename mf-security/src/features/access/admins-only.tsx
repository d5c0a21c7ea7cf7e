import { useSession } from '@escale/auth';
import { paths } from '@escale/contracts';
import { notify } from '@escale/design-system';
import { useEffect, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useMessages } from '../../messages/catalogue';

/**
 * Renders its children for administrators; redirects others to /modules, with a toast (§2 'Security dashboard'). The module guard
 * runs before this check.
 */
export function AdminsOnly({ children }: { children: ReactNode }) {
  const { adminsOnly } = useMessages();
  const { isAdmin } = useSession();
  useEffect(() => {
    if (!isAdmin) notify.error(adminsOnly, { id: 'admins-only' });
  }, [isAdmin, adminsOnly]);
  return isAdmin ? children : <Navigate to={paths.modules} replace />;
}
