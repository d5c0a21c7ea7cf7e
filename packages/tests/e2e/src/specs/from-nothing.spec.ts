import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ModuleManifest } from '@escale/contracts';
import { commandsOf, runCommands, runScript } from '../fixtures/own-repository';
import { peopleApi } from '../fixtures/people-api';
import { publishByToken } from '../fixtures/publishing-service';
import { logRequests } from '../fixtures/request-log';
import { signInByApi } from '../fixtures/sign-in-by-api';
import { otherModulesDigest, shellDigest } from '../fixtures/site-digest';
import { expect, test } from '../fixtures/test';
import { fromRoot } from '../fixtures/workspace-paths';
import { HomePage } from '../pages/home-page';
import { ModulePage } from '../pages/module-page';

test.describe.configure({ timeout: 300_000 });
// After the guide's migration, no other API can open this database.
test.use({ ownStack: true });

const guideCommands = async () =>
  (await Promise.all(['module-with-data.md', 'module-tests.md', 'module-api.md'].map(commandsOf))).flat();
const moduleLabel = 'Plan du quai';
const moduleFiles = '/modules/quay/';

const widgetSource = `import { Text } from '@escale/design-system';
import { useQuery } from '@tanstack/react-query';
import { berthsQueryOptions, useLiveBerths } from '../api/berths';

export function Part() {
  const { data } = useQuery(berthsQueryOptions());
  useLiveBerths();
  return <Text>{data === undefined ? '—' : \`\${data.length} poste(s)\`}</Text>;
}
`;

/** Adds a permission to the guide's module, and a widget that requires it. */
async function addWidget(repository: string): Promise<void> {
  const file = path.join(repository, 'escale.module.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as ModuleManifest;
  const declared: Partial<ModuleManifest> = {
    permissions: [...manifest.permissions, 'plan'],
    permissionLabels: { plan: { fr: 'Planification' } },
    contributions: [
      { point: 'dashboard-widget', id: 'count', label: 'Postes à quai', right: 'plan', order: 10 },
    ],
  };
  await writeFile(file, JSON.stringify({ ...manifest, ...declared }));
  await mkdir(path.join(repository, 'src/parts'));
  await writeFile(path.join(repository, 'src/parts/count.tsx'), widgetSource);
  const definition = path.join(repository, 'src/module.tsx');
  const loaders =
    "contributions: { 'dashboard-widget': { count: () => import('./parts/count').then((file) => file.Part) } },";
  const text = await readFile(definition, 'utf8');
  await writeFile(definition, text.replace('pages: [', `${loaders}\n  pages: [`));
}

/** Creates the guide's module in a repository of its own, and builds and checks it; returns the repository. */
async function makeModule(folder: string, siteFolder: string): Promise<string> {
  const source = (await guideCommands()).filter((block) => /^cp[\s\S]*mf-quay/.test(block));
  const create = `pnpm escale create quay --standalone --packs packs --label "${moduleLabel}"`;
  // `npx` does nothing here, since another test runs the tests of the guide.
  await runCommands(['pnpm escale pack --to packs', create, 'npx() { :; }', ...source], folder, siteFolder);
  const repository = path.join(folder, 'mf-quay');
  await addWidget(repository);
  const output = await runCommands(
    ['cd mf-quay', 'pnpm install', 'npm run types', 'npm run build', 'npm run check'],
    folder,
    siteFolder,
  );
  expect(output).not.toContain('FAILS');
  return repository;
}

/** Copies the reference back end, and adds the guide's table and calls to the copy; returns the folder of the copy. */
async function copyApiOfGuide(folder: string): Promise<string> {
  const api = path.join(folder, 'mock-api');
  await cp(fromRoot('mock-api'), api, { recursive: true, filter: (file) => !file.includes('node_modules') });
  await symlink(fromRoot('mock-api/node_modules'), path.join(api, 'node_modules'));
  await cp(fromRoot('tsconfig.base.json'), path.join(folder, 'tsconfig.base.json'));
  const blocks = (await guideCommands()).filter((block) => /^(cat|cp)[\s\S]*mock-api/.test(block));
  await runScript(['npx() { :; }', ...blocks].join('\n'), folder);
  return api;
}

test('a module made from an empty folder updates live for users with the right; others load no file', async ({
  context,
  browser,
  stack,
  mailbox,
  signIn,
  integrator,
}) => {
  const folder = path.join(integrator.folder, 'nothing');
  await mkdir(folder);
  await symlink(fromRoot('docs'), path.join(folder, 'docs'));
  const registry = path.join(integrator.siteFolder, 'modules.json');
  const others = async () =>
    (JSON.parse(await readFile(registry, 'utf8')) as { modules: { live: { id: string } }[] }).modules.filter(
      ({ live }) => live.id !== 'quay',
    );
  const filesOfOthers = () =>
    Promise.all([shellDigest(integrator.siteFolder), otherModulesDigest(integrator.siteFolder, 'quay')]);
  const before = await others();
  const filesBefore = await filesOfOthers();
  const repository = await makeModule(folder, integrator.siteFolder);
  const api = await copyApiOfGuide(folder);
  await stack.stopApi();
  await stack.startApi(api);

  expect(await publishByToken(repository, integrator.siteFolder)).toMatch(/^quay 1\.0\.0-\w+ published/m);
  expect(await others()).toEqual(before);
  expect(await filesOfOthers()).toEqual(filesBefore);

  const { accessToken } = await signIn('superAdmin');
  const people = peopleApi(context.request, stack.origin, accessToken);
  const arrive = async (rights: Record<string, boolean>) => {
    const { user, credentials } = await people.createActive(mailbox);
    const permissions = { quay: { visible: false, read: false, write: false, ...rights } };
    await expect
      .poll(async () => (await people.call('PUT', `/users/${user.id}/permissions`, { permissions })).status())
      .toBe(200);
    const visit = await browser.newContext({ baseURL: stack.origin });
    await signInByApi(visit, stack, mailbox, credentials);
    const tab = await visit.newPage();
    return { tab, visit, requests: logRequests(tab) };
  };
  const chief = await arrive({ visible: true, read: true, write: true, plan: true });
  const reader = await arrive({ visible: true, read: true });
  const stranger = await arrive({});

  await new HomePage(chief.tab).open();
  await new HomePage(chief.tab).card(moduleLabel).getByRole('link').click();
  await expect(new ModulePage(chief.tab).heading(moduleLabel)).toBeVisible();
  await expect(chief.tab.getByText('Aucun poste')).toBeVisible();
  await reader.tab.goto('/quay');
  await expect(reader.tab.getByText('Aucun poste')).toBeVisible();
  await expect(reader.tab.getByRole('button', { name: 'Ajouter le poste' })).toHaveCount(0);

  const add = async (name: string) => {
    await chief.tab.getByLabel('Nom du poste').fill(name);
    await chief.tab.getByLabel('Longueur en mètres').fill('210');
    await chief.tab.getByRole('button', { name: 'Ajouter le poste' }).click();
    await expect(chief.tab.getByText(`Poste ${name} ajouté`)).toBeVisible();
  };
  // The list is also read when the connection opens, which may show the first row; the second row proves that messages arrive.
  for (const name of ['Nord', 'Sud']) {
    await add(name);
    for (const { tab } of [chief, reader])
      await expect(tab.getByText(new RegExp(`${name}.: 210.m`))).toBeVisible();
  }

  await reader.tab.goto('/dashboard');
  await expect(reader.tab.getByRole('region', { name: 'Temps réel' })).toBeVisible();
  await chief.tab.goto('/dashboard');
  await expect(chief.tab.getByRole('region', { name: 'Postes à quai' })).toContainText('2 poste(s)');
  // By now the widget would have appeared.
  await expect(reader.tab.getByRole('region', { name: 'Postes à quai' })).toHaveCount(0);

  await new HomePage(stranger.tab).open();
  await expect(new HomePage(stranger.tab).cards.first()).toBeVisible();
  await expect(new HomePage(stranger.tab).card(moduleLabel)).toHaveCount(0);
  await stranger.tab.goto('/quay');
  await expect(stranger.tab.getByRole('heading', { name: 'Accès refusé' })).toBeVisible();
  expect(stranger.requests.matching(moduleFiles)).toEqual([]);

  await Promise.all([chief, reader, stranger].map(({ visit }) => visit.close()));
});
