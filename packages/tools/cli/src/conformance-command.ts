import { requiredName, type Options } from './command-options';
import type { Outcome } from './command-outcome';
import { loadConformanceSuite } from './load-parts';
import { PublishError, UsageError } from '@escale/site';

/** Checks a server against the contract of the API and reports the differences. */
export async function conformanceCommand({ names, accounts }: Options): Promise<Outcome> {
  const url = requiredName(names, '<url>');
  if (accounts === undefined) throw new UsageError('--accounts <file> is missing');
  const { ConformanceError, readAccounts, reportText, runConformance } = await loadConformanceSuite();
  try {
    const report = await runConformance({ url, accounts: await readAccounts(accounts) });
    return { result: report, text: reportText(report), ok: report.differences.length === 0 };
  } catch (error) {
    throw error instanceof ConformanceError ? new PublishError(error.message) : error;
  }
}
