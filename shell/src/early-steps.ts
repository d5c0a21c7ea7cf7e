type Step = () => unknown;

/** Timers that are set in a chain wait 4 ms each from the sixth on. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });

/** Runs steps in order, each in a task of its own, so that a page that can already be typed into answers in between. */
export async function runInTasks(steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    await nextTask();
    await step();
  }
}

const theme = () => import(/* webpackMode: "eager" */ '@escale/design-system/theme');
const part = (index: number) => () => theme().then(({ prepareSystem }) => prepareSystem[index]?.());

/**
 * What is done with the packages that arrive first (`early-packages.json`), while the others are on their way: the
 * registry is read, the theme is made. Done again it costs nothing. Statically, this file imports no package.
 */
export const earlySteps: readonly Step[] = [
  () => import(/* webpackMode: "eager" */ './modules/registry/registry').then((file) => file.readEarly()),
  theme,
  part(0),
  part(1),
  () => import(/* webpackMode: "eager" */ '@escale/api-client'),
  () => import(/* webpackMode: "eager" */ './modules/registry/runtime-config'),
];
