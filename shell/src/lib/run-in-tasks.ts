export type TaskStep = () => unknown;

/** Resolves in a task of its own. Does not use timers, since browsers delay nested timers by 4 ms each. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Runs steps in order, each in a task of its own, so that a page that already accepts input stays responsive. */
export async function runInTasks(steps: readonly TaskStep[]): Promise<void> {
  for (const step of steps) {
    await nextTask();
    await step();
  }
}
