import fs from 'node:fs/promises';

/** Calls that change what other processes see. `writeFile` only writes new files, which have no effect until a rename. */
const visibleChanges = ['appendFile', 'rename', 'rm'] as const;

/** All writing calls: after a kill, none of them takes effect. */
const writingCalls = [...visibleChanges, 'copyFile', 'mkdir', 'writeFile'] as const;

/** Lock files, whose calls still work after the simulated kill: a real lock ends with its process. */
const lockFile = /\.(?:pid|lock)$/;

class KilledError extends Error {
  override name = 'Killed';
}

/**
 * Runs the work up to the given visible change. From then on, nothing is written, as after a kill.
 * Resolves to true if the work finished before that change.
 */
async function runUpTo(step: number, work: () => Promise<unknown>): Promise<boolean> {
  let count = 0;
  let killed = false;
  const originals = writingCalls.map((name) => [name, fs[name]] as const);
  for (const [name, original] of originals) {
    const call = original as (...given: unknown[]) => Promise<unknown>;
    const counted = (...given: unknown[]) => {
      if (lockFile.test(String(given[0]))) return call(...given);
      const isSeen = visibleChanges.some((one) => one === name);
      killed ||= isSeen && count === step;
      count += isSeen ? 1 : 0;
      return killed ? Promise.reject(new KilledError()) : call(...given);
    };
    Object.assign(fs, { [name]: counted });
  }
  try {
    await work().catch((error: unknown) => {
      if (!killed) throw error;
    });
    return !killed;
  } finally {
    for (const [name, original] of originals) Object.assign(fs, { [name]: original });
  }
}

interface KillTrial {
  /** Sets up the initial state. */
  prepare: () => Promise<void>;
  work: () => Promise<unknown>;
  /** Checks the state after a kill. */
  check: () => Promise<void>;
}

/** Kills the work at each of its visible changes; returns their number. */
export async function killAtEachStep({ prepare, work, check }: KillTrial): Promise<number> {
  for (let step = 0; ; step += 1) {
    await prepare();
    const isDone = await runUpTo(step, work);
    await check();
    if (isDone) return step;
  }
}
