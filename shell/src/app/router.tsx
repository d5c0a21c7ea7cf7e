import { paths } from '@escale/contracts';
import { useEffect } from 'react';
import { createBrowserRouter, Navigate, Outlet, ScrollRestoration, useRouteError } from 'react-router-dom';
import { CrashScreen } from '../features/crash/crash-screen';
import { useModuleLoader } from '../modules/module-loader-context';
import { clearPageOnLeave } from '../features/history/clear-left-page';
import { RouteView } from './route-view';

function RootLayout() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

/** Reports an error that the router has caught; the error boundary around the router never receives it. */
function ReportingCrashScreen() {
  const error = useRouteError();
  const { reportAttributed } = useModuleLoader();
  useEffect(() => reportAttributed(error), [error, reportAttributed]);
  return <CrashScreen />;
}

/** Creates the router. `RouteView` matches all addresses but the root, since the modules' routes come from the registry. */
export function createRouter() {
  const router = createBrowserRouter([
    {
      element: <RootLayout />,
      errorElement: <ReportingCrashScreen />,
      children: [
        { path: paths.root, element: <Navigate to={paths.modules} replace /> },
        { path: '*', element: <RouteView /> },
      ],
    },
  ]);
  clearPageOnLeave(router);
  return router;
}
