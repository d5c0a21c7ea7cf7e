import { apiBase } from '@escale/api-client';
import { useEffect } from 'react';

/** Returns the pause between polls, with jitter so that pages do not all poll at once. */
const randomPauseMs = () => 5_000 + Math.random() * 5_000;

/** Polls the server's health every 5 to 10 s, and calls `retry` once the server is healthy. */
export function useRetryWhenHealthy(retry: () => Promise<void>): void {
  useEffect(() => {
    const ended = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const scheduleCheck = () => {
      timer = setTimeout(() => void checkHealth(), randomPauseMs());
    };
    const checkHealth = async () => {
      const isHealthy = await fetch(`${apiBase()}/health`, { cache: 'no-store', signal: ended.signal }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (ended.signal.aborted) return;
      if (isHealthy) await retry();
      else scheduleCheck();
    };
    scheduleCheck();
    return () => {
      ended.abort();
      clearTimeout(timer);
    };
  }, [retry]);
}
