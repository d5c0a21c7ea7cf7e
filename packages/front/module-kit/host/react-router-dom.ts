/**
 * Facade that the shell provides as `react-router-dom`: only the names that shell, packages and
 * modules use. Webpack does not tree-shake shared code, and the whole package is twice as large.
 * The build of a module refuses any other name. `UNSAFE_DataRouterContext` is only for
 * `useAddressParams`.
 */
export {
  createBrowserRouter,
  createSearchParams,
  generatePath,
  Link,
  matchPath,
  matchRoutes,
  Navigate,
  NavigationType,
  NavLink,
  Outlet,
  ScrollRestoration,
  UNSAFE_DataRouterContext,
  useBlocker,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useOutletContext,
  useParams,
  useRouteError,
  useRoutes,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
