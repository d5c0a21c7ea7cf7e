import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ModuleContribution, ModuleManifest } from '@escale/contracts';
import { grantFlags, noFlags } from '../fixtures/permissions';
import { expect, test } from '../fixtures/test';
import type { Integrator } from '../fixtures/integrator';
import { HomePage } from '../pages/home-page';
import { ModulePage } from '../pages/module-page';
import { toasts } from '../pages/toasts';
import { UserDetailPage } from '../pages/user-detail-page';
import { UserMenu } from '../pages/user-menu';

const contributions: ModuleContribution[] = [
  { point: 'user-tab', id: 'gates', label: 'Accès au quai', right: 'read', order: 10 },
  { point: 'user-tab', id: 'broken', label: 'Pesées', right: 'read', order: 20 },
  { point: 'dashboard-widget', id: 'slots', label: 'Places libres', right: 'read', order: 10 },
  { point: 'home-card', id: 'free', label: 'Places', right: 'read', order: 10 },
  { point: 'user-menu', id: 'mine', label: 'Mes quais', right: 'read', order: 10, path: '/yard/detail' },
  { point: 'user-menu', id: 'call', label: 'Appeler le quai', right: 'read', order: 20 },
];

const partSources: Record<string, string> = {
  gates: 'export const Part = ({ userId }: { userId: string }) => <p>Quais de {userId}</p>;',
  broken: "export const Part = (): never => { throw new Error('broken part'); };",
  slots: 'export const Part = () => <p>42 places</p>;',
  free: 'export const Part = () => <span>12 places</span>;',
  call: `import { Button } from '@escale/design-system';
export const Part = ({ onClose }: { onClose: () => void }) => <Button onClick={onClose}>Raccrocher</Button>;`,
};

const moduleSource = `contributions: {
    'user-tab': {
      gates: () => import('./parts/gates').then((file) => file.Part),
      broken: () => import('./parts/broken').then((file) => file.Part),
    },
    'dashboard-widget': { slots: () => import('./parts/slots').then((file) => file.Part) },
    'home-card': { free: () => import('./parts/free').then((file) => file.Part) },
    'user-menu': { call: () => import('./parts/call').then((file) => file.Part) },
  },
  pages: [`;

/** Builds a module with the files that its team writes: a manifest, the parts, and a call of `defineModule`. */
async function buildYard({ create, build }: Integrator): Promise<string> {
  const source = await create('yard');
  const inSource = (...names: string[]) => path.join(source, ...names);
  const manifest = JSON.parse(await readFile(inSource('escale.module.json'), 'utf8')) as ModuleManifest;
  await writeFile(inSource('escale.module.json'), JSON.stringify({ ...manifest, contributions }));
  await mkdir(inSource('src', 'parts'));
  for (const [name, text] of Object.entries(partSources))
    await writeFile(inSource('src', 'parts', `${name}.tsx`), text);
  const definition = await readFile(inSource('src', 'module.tsx'), 'utf8');
  await writeFile(inSource('src', 'module.tsx'), definition.replace('pages: [', moduleSource));
  return build(source);
}

const moduleFiles = '/modules/yard/';
const refusedFlags = { yard: noFlags };
const readFlags = { visible: true, read: true, write: false, delete: false };
const grantedFlags = { yard: readFlags };

test('a published module adds a tab, a widget, a card line and menu items, each fetched when shown', async ({
  page,
  guard,
  requests,
  signIn,
  integrator,
}) => {
  guard.allowErrors(/broken part/);
  const { user } = await signIn('superAdmin');
  const build = await buildYard(integrator);
  await integrator.escale('check', build);
  await integrator.escale('publish', build);

  await grantFlags(page, refusedFlags);
  const detail = new UserDetailPage(page);
  await detail.open(user.id);
  const menu = new UserMenu(page);
  await menu.button.click();
  await expect(menu.profile).toBeVisible();
  for (const label of ['Mes quais', 'Appeler le quai'])
    await expect(page.getByRole('menuitem', { name: label })).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveCount(5);
  expect(requests.matching(moduleFiles)).toEqual([]);

  await grantFlags(page, grantedFlags);
  await detail.open(user.id);
  const tab = page.getByRole('tab', { name: 'Accès au quai' });
  await menu.button.click();
  await expect(page.getByRole('menuitem', { name: 'Mes quais' })).toBeVisible();
  await expect(tab).toBeVisible();
  expect(requests.matching(moduleFiles)).toEqual([]);
  await page.getByRole('menuitem', { name: 'Appeler le quai' }).click();
  await page.getByRole('button', { name: 'Raccrocher' }).click();
  await expect(page.getByRole('button', { name: 'Raccrocher' })).toHaveCount(0);

  await tab.click();
  await expect(page.getByText(`Quais de ${user.id}`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`Quais de ${user.id}`)).toBeVisible();
  await expect(tab).toHaveAttribute('aria-selected', 'true');

  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Places libres' })).toContainText('42 places');
  const home = new HomePage(page);
  await home.open();
  await expect(home.card('yard')).toContainText('12 places');
  await menu.button.click();
  await page.getByRole('menuitem', { name: 'Mes quais' }).click();
  await expect(new ModulePage(page).heading('Détail')).toBeVisible();

  await test.step('a part that throws is one line; the page and its other tabs work', async () => {
    await detail.open(user.id, 'yard.broken');
    const line = page.getByRole('alert').filter({ hasText: "« Pesées » ne s'affiche pas pour le moment." });
    await expect(line).toBeVisible();
    await line.getByRole('button', { name: 'Réessayer' }).click();
    await expect(line).toBeVisible();
    await tab.click();
    await expect(page.getByText(`Quais de ${user.id}`)).toBeVisible();
    await page.getByRole('tab', { name: 'Permissions' }).click();
    await expect(detail.flag('Tableau de Bord', 'Consultation')).toBeVisible();
    await expect(toasts(page)).toHaveCount(0);
  });

  await integrator.escale('withdraw', 'yard');
  await detail.open(user.id, 'yard.gates');
  await expect(page.getByRole('tab', { name: 'Informations générales' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(tab).toHaveCount(0);
});
