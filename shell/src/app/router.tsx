import { paths } from '@escale/contracts';
import { notify } from '@escale/design-system';
import { useEffect } from 'react';
import {
  createBrowserRouter,
  Navigate,
  Outlet,
  ScrollRestoration,
  useLocation,
  useRouteError,
} from 'react-router-dom';
import { CrashScreen } from '../features/crash/crash-screen';
import { useModuleLoader } from '../modules/module-loader-context';
import { releaseFocus } from './release-focus';
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

/** The router keeps an error of its pages from the boundary around it, which would report it. */
function ReportedCrash() {
  const error = useRouteError();
  const { reportAttributed } = useModuleLoader();
  useEffect(() => reportAttributed(error), [error, reportAttributed]);
  return <CrashScreen />;
}

/** Returns the router. The shell itself has two addresses; all others come from the registry at run time. */
export function createRouter() {
  const router = createBrowserRouter([
    {
      element: <Root />,
      errorElement: <ReportedCrash />,
      children: [
        { path: paths.root, element: <Navigate to={paths.modules} replace /> },
        { path: '*', element: <RouteView /> },
      ],
    },
  ]);
  releaseFocus(router);
  return router;
}
