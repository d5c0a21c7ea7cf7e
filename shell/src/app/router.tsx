import { paths } from '@escale/contracts';
import { notify } from '@escale/design-system';
import { useEffect } from 'react';
import { createBrowserRouter, Navigate, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { CrashScreen } from '../features/crash/crash-screen';
import { RouteView } from './route-view';

function Root() {
  const { pathname } = useLocation();
  useEffect(() => notify.endFailures(), [pathname]);
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

/** Returns the router. The shell itself has two addresses; all others come from the registry at run time. */
export function createRouter() {
  return createBrowserRouter([
    {
      element: <Root />,
      errorElement: <CrashScreen />,
      children: [
        { path: paths.root, element: <Navigate to={paths.modules} replace /> },
        { path: '*', element: <RouteView /> },
      ],
    },
  ]);
}
