import { Refusal } from './refusal';

/**
 * Returns `run`, which runs an upload. `run` throws a `Refusal` if the token already has an upload
 * in progress, or if `max` uploads are in progress in all.
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
