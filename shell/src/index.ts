import { earlyStartupSteps } from './startup/early-startup-steps';
import { preloadPageFiles } from './modules/loading/page-files';
import { runInTasks } from './lib/run-in-tasks';

/**
 * Entry of the shell. All these packages are part of the first load (webpackMode `eager`). Each of
 * the largest ones is evaluated in a separate task, so that a page that already accepts input stays
 * responsive.
 */
const packageSteps: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@escale/design-system'),
  () => import(/* webpackMode: "eager", webpackExports: ["QueryClient"] */ '@tanstack/react-query'),
  () => import(/* webpackMode: "eager" */ '@escale/auth'),
  () => import(/* webpackMode: "eager" */ './main'),
];

void runInTasks([() => preloadPageFiles(document), ...earlyStartupSteps, ...packageSteps]);
