import { preloadPageFiles } from './first-screen/page-files';

/**
 * Entry of the shell. The largest packages run in tasks of their own, so that a page that can already be typed into answers
 * in between; all of them are part of the first load (webpackMode `eager`).
 */
const packages: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  prepareTheme,
  () => import(/* webpackMode: "eager" */ '@escale/design-system'),
  () => import(/* webpackMode: "eager", webpackExports: ["QueryClient"] */ '@tanstack/react-query'),
  () => import(/* webpackMode: "eager" */ '@escale/auth'),
];

async function prepareTheme(): Promise<void> {
  const { prepareSystem } = await import(/* webpackMode: "eager" */ '@escale/design-system/theme');
  for (const make of prepareSystem) {
    await nextTask();
    make();
  }
}

/** Timers that are set in a chain wait 4 ms each from the sixth on. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });

async function start(): Promise<void> {
  preloadPageFiles(document);
  for (const load of packages) {
    await load();
    await nextTask();
  }
  await import(/* webpackMode: "eager" */ './main');
}

void start();
