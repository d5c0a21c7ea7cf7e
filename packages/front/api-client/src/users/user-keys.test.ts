import { QueryClient } from '@tanstack/react-query';
import { patchCachedUser, refreshUsers } from './user-cache';
import { userKeys } from './user-keys';

it('the log of all users stays what it is when a user of any id changes', async () => {
  const client = new QueryClient();
  client.setQueryData(userKeys.auditLog, 'log');
  patchCachedUser(client, 'audit-logs', { firstName: 'Awa' });
  await refreshUsers(client, ['audit-logs']);
  expect(client.getQueryState(userKeys.auditLog)).toMatchObject({ data: 'log', isInvalidated: false });
});
