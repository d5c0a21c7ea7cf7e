import { Navigate, useLocation } from 'react-router-dom';

/**
 * Redirects each time the user arrives at the current address. `Navigate` alone redirects only once per mount: a user who went back
 * while the code of the target was loading would see nothing.
 */
export function Redirect({ to, state }: { to: string; state?: object | null }) {
  const { key, pathname } = useLocation();
  return pathname === to ? null : <Navigate key={key} to={to} state={state} replace />;
}
