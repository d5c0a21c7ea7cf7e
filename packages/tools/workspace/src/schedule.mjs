// @ts-check

/**
 * @typedef {object} Planned
 * @property {string[]} [needs] steps that run whenever this one does, and must have succeeded before it
 * @property {string[]} [after] steps that this one waits for if they run in the same graph
 * @property {boolean} [isCheck] runs even if something else has failed
 * @property {boolean} [isLight] waits for the network: takes no slot
 */

/**
 * Returns the chosen steps and all steps that they need, in the order of the graph.
 * @template {Planned} Step
 * @param {Record<string, Step>} graph
 * @param {string[]} chosen
 * @returns {Record<string, Step>}
 */
export function withNeeds(graph, chosen) {
  const names = new Set(chosen);
  for (const name of names) for (const needed of graph[name]?.needs ?? []) names.add(needed);
  return Object.fromEntries(Object.entries(graph).filter(([name]) => names.has(name)));
}

/**
 * Runs steps side by side in the order of the graph, each as soon as the steps that it waits for
 * have succeeded. After a failure, only checks still start. Running steps finish, so that their
 * failures are reported as well.
 * @template {Planned} Step
 * @param {Record<string, Step>} graph
 * @param {number} slots how many steps at a time
 * @param {(step: Step) => Promise<unknown>} run
 * @returns {Promise<unknown[]>} the errors
 */
export async function runGraph(graph, slots, run) {
  const waiting = new Map(Object.entries(graph));
  const succeeded = new Set();
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  /** @type {unknown[]} */
  const errors = [];
  /** @param {Step} step */
  const isReady = ({ needs = [], after = [], isCheck }) =>
    (errors.length === 0 || isCheck) &&
    [...needs, ...after].every((name) => !(name in graph) || succeeded.has(name));
  const hasSlot = () => [...running.keys()].filter((name) => !graph[name]?.isLight).length < slots;
  for (;;) {
    for (const [name, step] of waiting) {
      if (!isReady(step) || !(step.isLight || hasSlot())) continue;
      waiting.delete(name);
      const ended = run(step)
        .then(() => succeeded.add(name))
        .catch((error) => errors.push(error))
        .then(() => void running.delete(name));
      running.set(name, ended);
    }
    if (running.size === 0) return errors;
    await Promise.race(running.values());
  }
}
