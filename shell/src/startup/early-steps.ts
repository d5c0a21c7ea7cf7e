import type { Step } from '../lib/run-in-tasks';

const theme = () => import(/* webpackMode: "eager" */ '@escale/design-system/theme');
const part = (index: number) => () => theme().then(({ prepareSystem }) => prepareSystem[index]?.());

/**
 * What is done with the packages that arrive first (`early-packages.json`), while the others are on their way: the
 * registry is read, the theme is made. Done again it costs nothing. Statically, this file imports no package.
 */
export const earlySteps: readonly Step[] = [
  () => import(/* webpackMode: "eager" */ '../modules/registry/registry').then((file) => file.readEarly()),
  theme,
  part(0),
  part(1),
  () => import(/* webpackMode: "eager" */ '@escale/api-client'),
  () => import(/* webpackMode: "eager" */ '../modules/registry/runtime-config'),
];
