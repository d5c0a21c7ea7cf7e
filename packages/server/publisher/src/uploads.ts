import { Refusal } from './refusal';

/**
 * Returns `run`, which runs an upload. Beyond one upload per token at a time, and `max` uploads in
 * all, `run` throws a `Refusal`.
 */
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
