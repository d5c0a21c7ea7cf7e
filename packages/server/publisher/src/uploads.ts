import { Refusal } from './refusal';

/** Returns `run`, which runs an upload: one per token at a time, and at most `max` in all. `run` throws a `Refusal` beyond that. */
export function limitUploads(max: number) {
  const running = new Set<string>();
  return {
    run: async <Result>(token: string, upload: () => Promise<Result>): Promise<Result> => {
      if (running.has(token))
        throw new Refusal(429, 'UPLOAD_RUNS', 'another build is being sent with this token', 5);
      if (running.size >= max)
        throw new Refusal(503, 'BUSY', 'too many builds are being sent; try again in a minute', 60);
      running.add(token);
      try {
        return await upload();
      } finally {
        running.delete(token);
      }
    },
  };
}
