import type { Step } from '../lib/run-in-tasks';

const theme = () => import(/* webpackMode: "eager" */ '@escale/design-system/theme');
const part = (index: number) => () => theme().then(({ prepareSystem }) => prepareSystem[index]?.());

/**
 * Work done with the packages that arrive first (`early-packages.json`), while the others are still loading: reads the registry,
 * creates the theme. Repeating it costs nothing. Has no static import of a package.
 */
export const earlyStartupSteps: readonly Step[] = [
  () => import(/* webpackMode: "eager" */ '../modules/registry/registry').then((file) => file.readEarly()),
  theme,
  part(0),
  part(1),
  () => import(/* webpackMode: "eager" */ '@escale/api-client'),
  () => import(/* webpackMode: "eager" */ '../modules/registry/runtime-config'),
];
