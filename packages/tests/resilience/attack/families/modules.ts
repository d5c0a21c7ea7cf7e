import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishPlaceholder } from '@escale/site';
import { inTurn, countText, type Attack, type AttackFamily } from '../attack';

const descriptorOf = (id: string, routes: readonly string[]) => ({
  id,
  owner: { team: 'Attaque', contact: 'attaque@escale.test' },
  label: id,
  hostApi: '^1.0.0',
  path: routes[0],
  card: { label: id, description: id, icon: 'chart', order: 70, status: 'coming-soon' },
  permissions: ['read', 'write'],
  routes: routes.map((route) => ({ path: route, access: 'signed-in' })),
});

/** Publishes a placeholder with these routes into a folder; true if that is accepted. */
async function tryToPublish(site: string, id: string, routes: readonly string[]): Promise<boolean> {
  const manifestFile = path.join(site, `${id}.json`);
  await writeFile(manifestFile, JSON.stringify(descriptorOf(id, routes)));
  return publishPlaceholder({ siteDir: site, manifestFile }).then(
    () => true,
    () => false,
  );
}

const takenRoutes: Attack = {
  name: 'publish a module on addresses of the shell and of the sign-in',
  threat: 'a module shows its own page instead of the sign-in',
  expected: 'refused for each; an ordinary route is accepted',
  run: async () => {
    const site = await mkdtemp(path.join(tmpdir(), 'attack-site-'));
    try {
      if (!(await tryToPublish(site, 'shipments', ['/shipments', '/shipments/:id'])))
        throw new Error('an ordinary placeholder was refused');
      const routes = [
        '/login',
        '/login/',
        '/LOGIN',
        '/Forgot-Password',
        '/modules',
        '/modules/etat',
        '/:any',
        '/*',
      ];
      routes.push('/shipments', '/Shipments', '/shipments/', '/shipments/:other');
      const accepted = await inTurn(routes, async (route) =>
        (await tryToPublish(site, 'reports', ['/reports', route])) ? [route] : [],
      );
      if (!(await tryToPublish(site, 'reports', ['/reports', '/reports/monthly'])))
        throw new Error('an ordinary route was refused');
      const taken = accepted.flat();
      return {
        isRepelled: taken.length === 0,
        observation: taken.length === 0 ? 'all refused' : `accepted: ${countText(taken)}`,
      };
    } finally {
      await rm(site, { recursive: true, force: true });
    }
  },
};

export const moduleAttacks: AttackFamily = { name: 'modules', attacks: [takenRoutes] };
