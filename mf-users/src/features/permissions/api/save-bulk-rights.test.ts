import { createQueryClient } from '@escale/api-client';
import { roleDefaults, type PermissionMap } from '@escale/contracts';
import { apiPath, buildPreferences, buildUser, http, HttpResponse, refuse, server } from '@escale/testing';
import type { ChangedPerson, BulkRightsChoices } from '../model/bulk-rights';
import { saveChoices } from './save-bulk-rights';

const user = buildUser({ id: 'yao' });
const rows = [{ moduleId: 'customs', label: 'Douane', names: ['read', 'export'] }];

/** Mocks a server that executes every call, but whose first answer is lost. */
function serveWithLostAnswer() {
  const state = { role: 'OPERATOR', permissions: {} as PermissionMap, version: user.updatedAt, calls: 0 };
  let isLost = true;
  const save = (request: Request, change: () => void) => {
    if (request.headers.get('If-Match') !== state.version) return refuse(409, 'STALE', 'Modifié entre-temps');
    state.calls += 1;
    change();
    state.version = `v${state.calls}`;
    if (isLost) {
      isLost = false;
      return HttpResponse.error();
    }
    return HttpResponse.json({
      success: true,
      data: { ...user, role: state.role, updatedAt: state.version },
    });
  };
  server.use(
    http.get(apiPath('/users/yao'), () =>
      HttpResponse.json({ success: true, data: { ...user, role: state.role, updatedAt: state.version } }),
    ),
    http.get(apiPath('/users/yao/preferences'), () =>
      HttpResponse.json({
        success: true,
        data: buildPreferences({ permissions: state.permissions, updatedAt: state.version }),
      }),
    ),
    http.put(apiPath('/users/yao'), ({ request }) => save(request, () => (state.role = 'ADMIN'))),
    http.put(apiPath('/users/yao/permissions'), async ({ request }) => {
      const { permissions } = (await request.clone().json()) as { permissions: PermissionMap };
      return save(request, () => (state.permissions = permissions));
    }),
  );
  return state;
}

const buildChangedPerson = (role?: 'ADMIN'): ChangedPerson => ({
  user,
  role,
  rights: { saved: {}, version: user.updatedAt },
  granted: [],
  withdrawn: [],
});

it.each([
  ['a right', undefined, 1],
  ['a role', 'ADMIN', 2],
] as const)(
  'a retry after a lost answer has the result of the first call: %s',
  async (_what, role, calls) => {
    const state = serveWithLostAnswer();
    const choices: BulkRightsChoices = { role, rights: { customs: { export: 'grant' } } };
    const client = createQueryClient();
    const attempt = () =>
      saveChoices(
        client,
        { rows, choices, defaults: roleDefaults },
        buildChangedPerson(role),
        () => undefined,
      );
    await expect(attempt()).rejects.toMatchObject({ kind: 'network' });
    await attempt();
    expect(state.calls).toBe(calls);
    expect(state.permissions.customs).toEqual({ visible: true, read: true, export: true });
  },
);
