import { Navigate, useLocation } from 'react-router-dom';

/**
 * Replaces the current address, each time the user comes to it. `Navigate` alone acts once while it is mounted: after Back,
 * pressed while the code of the target was loading, it would show nothing.
 */
export function Redirect({ to, state }: { to: string; state?: object | null }) {
  const { key, pathname } = useLocation();
  return pathname === to ? null : <Navigate key={key} to={to} state={state} replace />;
}
