import { moduleHistorySchema } from '@escale/contracts';
import { queryOptions } from '@tanstack/react-query';

const historyUrl = '/modules-history.json';

async function fetchHistory() {
  const response = await fetch(historyUrl, { cache: 'no-cache' });
  if (response.status === 404) return [];
  if (!response.ok) throw new Error(`${historyUrl}: ${response.status}`);
  return (await moduleHistorySchema.validate(await response.json())).moves;
}

/** Returns the query of the latest changes of live versions, newest first. */
export function historyQueryOptions() {
  return queryOptions({ queryKey: ['modules-history'], queryFn: fetchHistory, meta: { toast: 'none' } });
}
