import { QueryClient } from '@tanstack/react-query';
import { patchCachedUser, refreshUsers } from './user-cache';
import { userKeys } from './user-keys';

it('the cached log of all users stays when a user changes, whatever the id', async () => {
  const client = new QueryClient();
  client.setQueryData(userKeys.auditLog, 'log');
  patchCachedUser(client, 'audit-logs', { firstName: 'Awa' });
  await refreshUsers(client, ['audit-logs']);
  expect(client.getQueryState(userKeys.auditLog)).toMatchObject({ data: 'log', isInvalidated: false });
});
