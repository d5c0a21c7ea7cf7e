import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ModuleManifest, ModulePermissions } from '@escale/contracts';
import { peopleApi } from '../fixtures/people-api';
import { logRequests } from '../fixtures/request-log';
import { signInByApi } from '../fixtures/sign-in-by-api';
import { expect, test } from '../fixtures/test';
import type { Integrator } from '../fixtures/integrator';
import { HomePage } from '../pages/home-page';
import { ModulePage } from '../pages/module-page';

const moduleLabel = 'Parc à conteneurs';
const moduleFiles = '/modules/yard/';
const rights = ['visible', 'read', 'release'];

/** Builds a module with an id that the platform does not know and a page that requires the module's own right. */
async function buildYard(integrator: Integrator): Promise<string> {
  const source = await integrator.create('yard');
  const file = path.join(source, 'escale.module.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as ModuleManifest;
  const declared: Partial<ModuleManifest> = {
    label: moduleLabel,
    card: manifest.card && { ...manifest.card, label: moduleLabel },
    permissions: ['read', 'release'],
    permissionLabels: { release: { fr: 'Libération' } },
    roleDefaults: { SUPER_ADMIN: rights, ADMIN: rights, OPERATOR: rights },
    routes: [
      { path: '/yard', access: 'read' },
      { path: '/yard/detail', access: 'release' },
    ],
  };
  await writeFile(file, JSON.stringify({ ...manifest, ...declared }));
  return integrator.build(source);
}

test('a module with a new id opens for the roles that it names; users without the right fetch no file', async ({
  page,
  context,
  browser,
  stack,
  mailbox,
  signIn,
  integrator,
}) => {
  const build = await buildYard(integrator);
  const { accessToken } = await signIn('superAdmin');
  const people = peopleApi(context.request, stack.origin, accessToken);
  const joined = async () => {
    const { user, credentials } = await people.createActive(mailbox);
    const visit = await browser.newContext({ baseURL: stack.origin });
    await signInByApi(visit, stack, mailbox, credentials);
    const tab = await visit.newPage();
    return {
      id: user.id,
      tab,
      home: new HomePage(tab),
      requests: logRequests(tab),
      end: () => visit.close(),
    };
  };
  const put = (address: string, yard: ModulePermissions) =>
    expect
      .poll(async () => (await people.call('PUT', address, { permissions: { yard } })).status())
      .toBe(200);
  const [operator, other] = [await joined(), await joined()];
  await operator.home.open();
  await expect(operator.home.cards.first()).toBeVisible();
  await expect(operator.home.card(moduleLabel)).toHaveCount(0);

  await integrator.escale('publish', build);
  await operator.tab.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await operator.home.card(moduleLabel).getByRole('link').click();
  await operator.tab.getByRole('link', { name: 'Voir le détail' }).click();
  await expect(new ModulePage(operator.tab).heading('Détail')).toBeVisible();

  const own = `/users/${other.id}/permissions`;
  await put(own, { visible: true, read: false, release: false });
  await other.tab.goto('/yard/detail');
  await expect(other.tab.getByRole('heading', { name: 'Consultation non autorisée' })).toBeVisible();
  await put(own, { visible: false });
  await other.home.open();
  await expect(other.home.cards.first()).toBeVisible();
  await expect(other.home.card(moduleLabel)).toHaveCount(0);
  expect(other.requests.matching(moduleFiles)).toEqual([]);

  await put('/roles/OPERATOR/permissions', { visible: false, read: false, release: false });
  await operator.tab.reload();
  await expect(operator.tab.getByRole('heading', { name: 'Accès refusé' })).toBeVisible();
  await page.goto('/yard/detail');
  await expect(new ModulePage(page).heading('Détail')).toBeVisible();
  await Promise.all([operator.end(), other.end()]);
});
