import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { PublishingLimits } from './limits';
import type { JobAnswer, MoveJob } from './move';
import { Refusal } from './refusal';

/** The bundle of `worker.ts`, beside this program's. */
const ownProgram = path.join(import.meta.dirname, 'worker.mjs');
const maxMemoryMegabytes = 512;

/**
 * Runs jobs one after the other in a separate process, so that a hostile build can neither block the service nor exhaust its
 * memory.
 */
export interface Worker {
  /** Runs a job after all earlier jobs. `before` is called just before the job and may refuse it. */
  run: (job: MoveJob, before: () => Promise<void>) => Promise<unknown>;
  /** Ends the worker after its current and queued jobs. */
  close: () => Promise<void>;
}

/** Starts the worker. Restarts it after a job that took too long or crashed it. */
export function createWorker({ moveMs, waiting }: PublishingLimits, program = ownProgram): Worker {
  let child = startChild(program);
  let closed = false;
  let open = 0;
  let last: Promise<unknown> = Promise.resolve();
  const perform = async (job: MoveJob, before: () => Promise<void>): Promise<unknown> => {
    await before();
    if (child.exitCode !== null || child.signalCode !== null) child = startChild(program);
    return resultOf(await runJob(child, job, moveMs));
  };
  return {
    run: (job, before) => {
      if (closed || open >= waiting)
        return Promise.reject(new Refusal(503, 'BUSY', 'too many publishes wait; try again in a minute', 60));
      open += 1;
      const done = last.then(() => perform(job, before)).finally(() => (open -= 1));
      last = done.catch(() => undefined);
      return done;
    },
    close: async () => {
      closed = true;
      await last;
      child.kill('SIGKILL');
    },
  };
}

function startChild(program: string): ChildProcess {
  const child = fork(program, { execArgv: [`--max-old-space-size=${maxMemoryMegabytes}`] });
  // Kills a process that has failed; the next job starts another.
  return child.on('error', () => child.kill('SIGKILL'));
}

/** Sends a job and waits for its answer; kills the process if the job takes too long. */
function runJob(child: ChildProcess, job: MoveJob, limitMs: number): Promise<JobAnswer> {
  return new Promise((resolve, reject) => {
    const settle = (then: () => void) => {
      clearTimeout(limit);
      child.off('message', answered).off('exit', rejectAsEnded);
      then();
    };
    const answered = (answer: JobAnswer) => settle(() => resolve(answer));
    const rejectAsEnded = () =>
      settle(() => reject(cutShortRefusal('it ended the process that checks builds')));
    const limit = setTimeout(() => {
      child.off('exit', rejectAsEnded).kill('SIGKILL');
      child.once('exit', () =>
        settle(() => reject(cutShortRefusal(`it took more than ${Math.round(limitMs / 1_000)} seconds`))),
      );
    }, limitMs);
    child.once('message', answered).once('exit', rejectAsEnded);
    child.send(job, (error) => {
      if (error !== null) rejectAsEnded();
    });
  });
}

const cutShortRefusal = (reason: string) =>
  new Refusal(
    422,
    'CUT_SHORT',
    `${reason} and was stopped: nothing is half done, and "escale status" says what is live`,
  );

function resultOf(answer: JobAnswer): unknown {
  if ('result' in answer) return answer.result;
  if ('refusal' in answer) throw new Refusal(422, 'REFUSED', answer.refusal);
  if (answer.sentence !== null) throw new Refusal(507, 'SITE_NOT_WRITTEN', answer.sentence);
  throw new Error(answer.fault);
}
