import { Navigate, useLocation } from 'react-router-dom';

/**
 * Redirects each time the user arrives at the current address. While it is mounted, `Navigate` alone redirects only once: a user
 * who goes back while the code of the target is loading would see nothing.
 */
export function Redirect({ to, state }: { to: string; state?: object | null }) {
  const { key, pathname } = useLocation();
  return pathname === to ? null : <Navigate key={key} to={to} state={state} replace />;
}
