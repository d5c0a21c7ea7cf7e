import type { AuditEntry } from '@escale/contracts';
import { act, apiPath, http, HttpResponse, renderApp, screen, server } from '@escale/testing';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AuditLog } from './audit-log';
import { useOlderEntries } from './use-older-entries';

const buildEntry = (id: string): AuditEntry => ({
  id,
  action: 'LOGIN',
  userId: 'awa',
  user: null,
  target: null,
  resource: 'auth',
  ipAddress: null,
  userAgent: null,
  metadata: {},
  timestamp: '2026-11-20T08:00:00.000Z',
});

const buildLog = (...ids: string[]): AuditLog => ({ entries: ids.map(buildEntry), complete: false });

const options = queryOptions({ queryKey: ['log'], queryFn: () => buildLog('2', '1'), staleTime: Infinity });

function LogView({ poll }: { poll: AuditLog }) {
  const client = useQueryClient();
  const { data } = useQuery(options);
  const { loadOlder } = useOlderEntries(options.queryKey);
  return (
    <>
      <p>{data?.entries.map(({ id }) => id).join(' ')}</p>
      <button onClick={loadOlder}>Plus</button>
      <button onClick={() => client.setQueryData(options.queryKey, poll)}>Actualisation</button>
    </>
  );
}

it('keeps the entries that a poll brings while older ones are loading', async () => {
  let answer: (response: Response) => void = () => undefined;
  server.use(
    http.get(apiPath('/users/audit-logs'), () => new Promise<Response>((resolve) => (answer = resolve))),
  );
  const { user } = renderApp(<LogView poll={buildLog('3', '2', '1')} />, { as: 'SUPER_ADMIN' });
  expect(await screen.findByText('2 1')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Plus' }));
  await user.click(screen.getByRole('button', { name: 'Actualisation' }));
  expect(await screen.findByText('3 2 1')).toBeVisible();
  await act(async () => {
    answer(HttpResponse.json({ success: true, data: [buildEntry('0')] }));
  });
  expect(await screen.findByText('3 2 1 0')).toBeVisible();
});
