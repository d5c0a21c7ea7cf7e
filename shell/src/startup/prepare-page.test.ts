import { createQueryClient } from '@escale/api-client';
import { createAppStore, createSession } from '@escale/auth';
import { formatRegistry } from '@escale/contracts';
import { notify } from '@escale/design-system';
import {
  apiPath,
  buildAccessToken,
  buildDescriptor,
  buildPreferences,
  buildUser,
  http,
  HttpResponse,
  server,
} from '@escale/testing';
import { loadTools } from '../app/frame/load-tools';
import { createTestLoader } from '../modules/test-loader';
import { prepareFrame } from './prepare-page';

jest.mock('../app/frame/load-tools', () => ({ loadTools: jest.fn(() => Promise.resolve()) }));

const user = buildUser({ role: 'OPERATOR' });
const rights = ['visible', 'read'];

/** Prepares the frame at an address for an operator. Returns the visitor for whom the loader prepares the page. */
async function prepareAddress(address: string) {
  server.use(
    http.get('*/modules.json', () => new HttpResponse(formatRegistry([]))),
    http.get(apiPath('/users/:id/preferences'), () =>
      HttpResponse.json({ success: true, data: buildPreferences({ permissions: {} }) }),
    ),
  );
  window.history.replaceState(null, '', address);
  const [store, client, loader] = [createAppStore(), createQueryClient(notify), createTestLoader()];
  createSession(store, client).establish({ user, accessToken: buildAccessToken(user.id) });
  const prepared = jest.spyOn(loader, 'preparePage').mockResolvedValue();
  await prepareFrame(loader, store, client);
  const [, visitor] = prepared.mock.calls[0] ?? [];
  if (visitor === undefined) throw new Error('nothing was prepared');
  return visitor;
}

it('prepares a module with an id of its own for the roles that it names itself, and for nobody else', async () => {
  const { mayOpen } = await prepareAddress('/yard');
  const yard = (roleDefaults: Record<string, string[]>) => [buildDescriptor({ id: 'yard', roleDefaults })];
  expect(mayOpen('yard', 'read', yard({ SUPER_ADMIN: rights, ADMIN: rights }))).toBe(false);
  const rightsByRole = { SUPER_ADMIN: rights, ADMIN: rights, OPERATOR: rights };
  expect(mayOpen('yard', 'read', yard(rightsByRole))).toBe(true);
});

it.each([
  ['/', 1],
  ['/modules', 1],
  ['/modules/', 1],
  ['/modules/etat', 0],
])('waits for the code of the home at its addresses: %s', async (address, times) => {
  jest.mocked(loadTools).mockClear();
  await prepareAddress(address);
  expect(loadTools).toHaveBeenCalledTimes(times);
});
