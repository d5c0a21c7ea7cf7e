import type { TaskStep } from '../lib/run-in-tasks';

const loadTheme = () => import(/* webpackMode: "eager" */ '@escale/design-system/theme');
const prepareThemePart = (index: number) => () =>
  loadTheme().then(({ prepareSystem }) => prepareSystem[index]?.());

/**
 * Steps that need only the packages that arrive first (`early-packages.json`), and run while the
 * other packages are still loading. They request the registry, create the theme, and evaluate the
 * code of the API client and of the configuration. Repeating them costs nothing. This file must not
 * import a package statically.
 */
export const earlyStartupSteps: readonly TaskStep[] = [
  () =>
    import(/* webpackMode: "eager" */ '../modules/registry/registry').then((file) =>
      file.requestRegistryEarly(),
    ),
  loadTheme,
  prepareThemePart(0),
  prepareThemePart(1),
  () => import(/* webpackMode: "eager" */ '@escale/api-client'),
  () => import(/* webpackMode: "eager" */ '../modules/registry/runtime-config'),
];
