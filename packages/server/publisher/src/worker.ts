import {
  asAuthor,
  promoteCanary,
  publishModule,
  PublishError,
  restoreModule,
  rollbackModule,
  startCanary,
  stopCanary,
  systemErrorText,
  withdrawModule,
} from '@escale/site';
import type { JobAnswer, MoveJob, ServiceMove } from './move';

function carryOutMove(siteDir: string, move: ServiceMove): Promise<unknown> {
  const { id } = move;
  switch (move.action) {
    case 'publish': {
      const { owner, folder, canary, onlyNew, preview } = move;
      return publishModule({ siteDir, distDir: folder, canary, onlyNew, preview, expected: { id, owner } });
    }
    case 'rollback':
      return rollbackModule({ siteDir, id, to: move.to });
    case 'canary':
      return startCanary({ siteDir, id, version: move.version, percent: move.percent, users: move.users });
    case 'stop-canary':
      return stopCanary({ siteDir, id });
    case 'promote':
      return promoteCanary({ siteDir, id });
    case 'withdraw':
      return withdrawModule({ siteDir, id, card: move.card });
    case 'restore':
      return restoreModule({ siteDir, id });
  }
}

async function answerJob({ siteDir, author, move }: MoveJob): Promise<JobAnswer> {
  try {
    return { result: await asAuthor(author, () => carryOutMove(siteDir, move)) };
  } catch (error) {
    if (error instanceof PublishError) return { refusal: withoutPaths(error.message, siteDir, move) };
    const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const sentence = systemErrorText(error);
    return { fault, sentence: sentence === null ? null : withoutPaths(sentence, siteDir, move) };
  }
}

/** Removes folder names of the host from a text for callers. */
function withoutPaths(text: string, siteDir: string, move: ServiceMove): string {
  const shortened = move.action === 'publish' ? text.replaceAll(move.folder, 'the build') : text;
  return shortened.replaceAll(siteDir, 'the site');
}

// The worker ends when its parent is killed; an interrupted operation leaves the old state or the new one.
process.once('disconnect', () => process.exit(1));
process.on('message', (job: MoveJob) => {
  void answerJob(job).then((result) => process.send?.(result));
});
