import type { Author, PreviewOptions } from '@escale/site';

/** An operation of the service on the one module of a token. */
export type ServiceMove =
  | {
      action: 'publish';
      id: string;
      owner: string;
      folder: string;
      canary: boolean;
      onlyNew: boolean;
      preview: PreviewOptions | undefined;
    }
  | { action: 'rollback'; id: string; to?: string | undefined }
  | { action: 'canary'; id: string; version: string; percent: number; users: string[] }
  | { action: 'stop-canary'; id: string }
  | { action: 'promote'; id: string }
  | { action: 'withdraw'; id: string; card: boolean }
  | { action: 'restore'; id: string };

/** An operation with its target and author. */
export interface MoveJob {
  siteDir: string;
  author: Author;
  move: ServiceMove;
}

/** The outcome of a job: its result, why it was refused, or that the service has failed. */
export type JobAnswer =
  | { result: unknown }
  | { refusal: string }
  | { fault: string; sentence: string | null };
