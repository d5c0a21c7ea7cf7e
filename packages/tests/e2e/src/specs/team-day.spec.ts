import { randomBytes } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { freePort } from '@escale/core/testing';
import { accounts, type AccountName } from '../fixtures/accounts';
import { commandsOf, runCommands, runScript } from '../fixtures/own-repository';
import { flipLetter, liveModule, publishedFile } from '../fixtures/published-module';
import { startServer } from '../fixtures/server-process';
import { storeToken } from '../fixtures/sign-in-by-api';
import { expect, test } from '../fixtures/test';
import { fromRoot } from '../fixtures/workspace-paths';
import { ModulePage } from '../pages/module-page';

test.describe.configure({ timeout: 900_000 });

const id = 'containers';
const label = 'Gestion Conteneurs';
const entryFile = /^remote-entry\..*\.js$/;
const exposedChunk = /expose_module.*\.chunk\.js$/;

/** Edits of a build that `check` and `publish` refuse, each with the rule that it breaks. */
const refusedBuilds = [
  {
    file: exposedChunk,
    edit: (text: string) => text.replace(/\bdefinition\b/g, 'defined'),
    rule: /FAILS definition\s+no script exports "definition"/,
  },
  {
    file: exposedChunk,
    edit: (text: string) => `${text}\n//${randomBytes(300_000).toString('base64')}`,
    rule: /FAILS size budget\s+opening it loads \d+ kB, 160 kB at most/,
  },
  {
    file: /^descriptor\.json$/,
    edit: (text: string) => text.replace(/("hostApi": ?)"[^"]*"/, '$1"^9.0.0"'),
    rule: /FAILS platform\s+.*\^9\.0\.0/,
  },
];

/** The line of `escale status` for a live version. */
const liveLine = (version: string) => new RegExp(String.raw`^${id} +${version} +live `, 'm');

/** Opens the first page of the module, whose entries come from its back end. */
async function expectEntries(page: Page, detailLink: string): Promise<void> {
  await expect(new ModulePage(page).heading(label)).toBeVisible();
  await expect(page.getByText('Exemple')).toBeVisible();
  await expect(page.getByRole('link', { name: detailLink })).toBeVisible();
}

test('a day of a team: from packs and a back end of its own to preview, canary, breakage and rollback', async ({
  page,
  browser,
  stack,
  signIn,
  integrator,
  guard,
}) => {
  const folder = path.join(integrator.folder, 'own');
  const repository = path.join(folder, `mf-${id}`);
  const { siteFolder } = integrator;
  const build = path.join(repository, 'dist');
  const bin = path.join(repository, 'node_modules/.bin');
  const settings = {
    ESCALE_SITE_DIR: siteFolder,
    APP_ORIGIN: stack.origin,
    PATH: `${bin}:${process.env.PATH ?? ''}`,
  };
  const run = (script: string) => runScript(script, repository, settings);
  const editSource = async (file: string, edit: (text: string) => string) => {
    const place = path.join(repository, file);
    await writeFile(place, edit(await readFile(place, 'utf8')));
  };
  const [create = '', verify = '', publish = '', update = ''] = await commandsOf('own-repository.md');

  await test.step('the repository of the guide passes the tests of both sides', async () => {
    const output = await runCommands([create, verify], folder, siteFolder);
    expect(output).toContain('6 passed, 6 total');
    expect(output).not.toContain('FAILS');
  });
  await test.step('its types are those of the packages', async () => {
    const planted =
      "import { Spinner } from '@escale/design-system';\nexport const planted = <Spinner label={1} />;\n";
    const file = path.join(repository, 'src/planted.tsx');
    await writeFile(file, planted);
    await expect(runScript('npm run types', repository)).rejects.toThrow(
      /planted\.tsx.*'number' is not assignable to type 'string'/s,
    );
    await rm(file);
  });
  await test.step('.ci/run passes twice in a row, with the same lock file', async () => {
    const lock = path.join(repository, 'pnpm-lock.yaml');
    const locked = await readFile(lock, 'utf8');
    const output = await runCommands([`cd mf-${id}`, '.ci/run', '.ci/run'], folder, siteFolder);
    expect(output.match(/6 passed, 6 total/g)).toHaveLength(2);
    expect(await readFile(lock, 'utf8')).toBe(locked);
  });

  const port = await freePort();
  const backend = `http://localhost:${port}`;
  const environment = { PORT: String(port), ESCALE_PLATFORM: stack.origin };
  const service = await startServer(
    repository,
    environment,
    `${backend}/entries`,
    [],
    ['backend/server.mjs'],
  );
  const visits: BrowserContext[] = [];
  const arrive = async (account: AccountName) => {
    const visit = await browser.newContext({ baseURL: stack.origin });
    visits.push(visit);
    await storeToken(visit, stack.origin, (await stack.sessions.of(account)).accessToken);
    return visit.newPage();
  };
  try {
    await stack.allowBackend(id, backend);
    await signIn('operator');
    const colleague = await arrive('admin');

    await test.step('a preview opens by its address, for a user who agrees, and for nobody else', async () => {
      const output = await run('npm run publish -- --preview');
      const [address = ''] = /http\S+\?module=containers@preview-\S+/.exec(output) ?? [];
      await page.goto(address);
      await page.getByRole('button', { name: "Ouvrir l'aperçu" }).click();
      await expect(page.getByText(`Aperçu du module ${label} dans cet onglet`)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Voir le détail' })).toBeVisible();
      // The API knows the back ends of published modules alone.
      await expect(page.getByText("La liste n'a pas pu être lue")).toBeVisible();
      await colleague.goto(`/${id}`);
      await expect(colleague.getByText('Il sera bientôt disponible')).toBeVisible();
      await page.getByRole('button', { name: "Quitter l'aperçu" }).click();
      await expect(page.getByText('Il sera bientôt disponible')).toBeVisible();
    });

    await test.step('publishing brings both pages to everybody, with the entries of the back end', async () => {
      expect(await run(publish)).toMatch(/^containers 1\.0\.0-\w+ published$/m);
      await colleague.goto(`/${id}`);
      // The API reads the registry every second. A page that was faster offers to read the entries again.
      await expect(async () => {
        const retry = colleague.getByRole('button', { name: 'Réessayer' });
        if (await retry.isVisible()) await retry.click();
        await expect(colleague.getByText('Exemple')).toBeVisible({ timeout: 1_000 });
      }).toPass({ timeout: 15_000 });
      await expectEntries(colleague, 'Voir le détail');
      await colleague.getByRole('link', { name: 'Voir le détail' }).click();
      await expect(new ModulePage(colleague).heading('Détail')).toBeVisible();
    });

    await test.step('a canary reaches the named user alone, and promoting it everybody', async () => {
      await editSource('src/messages/fr.ts', (text) => text.replace('Voir le détail', 'Ouvrir le détail'));
      const version = `$(escale publish --canary dist --json | sed -n 's/.*"version": "\\(.*\\)".*/\\1/p')`;
      await run(`npm run build\nescale canary ${id} "${version}" --users ${accounts.operator.email}`);
      await page.goto(`/${id}`);
      await expectEntries(page, 'Ouvrir le détail');
      await colleague.goto(`/${id}`);
      await expectEntries(colleague, 'Voir le détail');
      await run(`escale promote ${id}`);
      await colleague.goto(`/${id}`);
      await expectEntries(colleague, 'Ouvrir le détail');
    });
    const good = await liveModule(siteFolder, id);

    await test.step('a build that breaks a rule is refused by check and publish, and status keeps the live version', async () => {
      const broken = await Promise.all(
        refusedBuilds.map(({ file, edit }) => integrator.variant(build, file, edit)),
      );
      const report = await run(`escale check ${broken.join(' ')}`).catch(String);
      for (const [index, { rule }] of refusedBuilds.entries()) {
        expect(report).toMatch(rule);
        await expect(run(`escale publish ${broken[index]}`)).rejects.toThrow(rule);
      }
      expect(await run(`escale status ${id}`)).toMatch(liveLine(good.version));
    });

    await test.step('files altered or lost in the site are refused, named by status, and repaired by publishing', async () => {
      const altered = await flipLetter(await publishedFile(siteFolder, id, entryFile), 'function');
      const lost = await publishedFile(siteFolder, id, /\.chunk\.js$/, 'detailHint');
      await rm(lost);
      const verified = run(`escale status ${id} --verify`);
      await expect(verified).rejects.toThrow(`${id} ${good.version}: ${altered} is altered`);
      await expect(verified).rejects.toThrow(`${id} ${good.version}: ${path.basename(lost)} is missing`);
      // All other users have the files in the caches of their browsers.
      const newcomer = await arrive('superAdmin');
      await newcomer.goto(`/${id}`);
      await expect(new ModulePage(newcomer).failure).toContainText('intégrité');
      expect(await run(publish)).toContain('unchanged');
      expect(await run(`escale status ${id} --verify`)).toContain('all files are as published');
      await newcomer.goto(`/${id}`);
      await expectEntries(newcomer, 'Ouvrir le détail');
    });

    await test.step('a version that throws at load is replaced by the previous one, and counted for administrators', async () => {
      guard.allowErrors(/provoked by the test/);
      const throwing = await integrator.variant(build, exposedChunk, (text) =>
        text.replace('"use strict";', '"use strict";throw new Error("provoked by the test");'),
      );
      await run(`escale publish '${throwing}'`);
      const { version } = await liveModule(siteFolder, id);
      const reported = page.waitForResponse(
        (response) =>
          response.url().endsWith('/api/reports/modules') &&
          response.request().postData()?.includes(version) === true,
      );
      await page.goto(`/${id}`);
      const notice = page.getByRole('main').getByRole('status').filter({ hasText: 'La version précédente' });
      await expect(notice).toContainText(version);
      await expectEntries(page, 'Ouvrir le détail');
      expect(await run(`escale status ${id}`)).toMatch(liveLine(version));
      await reported;
      expect(await run(`escale status ${id} --api ${stack.apiOrigin}`)).toContain(
        `${id} ${version}: failed in browsers in the last 24 hours`,
      );
      await colleague.goto('/modules/etat');
      const health = colleague.getByRole('region', { name: 'Chez tous les utilisateurs' });
      await expect(health.getByRole('row').filter({ hasText: version })).toContainText('arrêt au démarrage');
    });

    await test.step('a rollback brings the older version back', async () => {
      expect(await run(`escale rollback ${id}`)).toContain(`${id} ${good.version} live again`);
      await page.goto(`/${id}`);
      await expectEntries(page, 'Ouvrir le détail');
      await expect(page.getByText('La version précédente')).toHaveCount(0);
      expect(await run(`escale status ${id} --verify`)).toContain('all files are as published');
    });
  } finally {
    await Promise.all(visits.map((visit) => visit.close()));
    await service.stop();
  }

  await test.step('escale update finds the repository at this release, and brings one made by 1.0.0 to it', async () => {
    const output = await runCommands([`cd mf-${id}`, update], folder, siteFolder);
    expect(output).toContain('nothing to do: the repository is at ');
    const old = path.join(folder, 'old', `mf-${id}`);
    await runCommands([`pnpm escale create ${id} --standalone --packs packs --dir old`], folder, siteFolder);
    const manifest = await readFile(path.join(old, 'package.json'), 'utf8');
    const text = await readFile(fromRoot('packages/tools/cli/src/testing/repository-1.0.0.json'), 'utf8');
    for (const [file, content] of Object.entries(JSON.parse(text) as Record<string, string>))
      await writeFile(path.join(old, file), content);
    for (const file of ['packs', 'escale.template.json']) await rm(path.join(old, file), { recursive: true });
    const check = `cd old/mf-${id}; pnpm install; npm run types; npm run build; npm run check`;
    const updated = await runCommands(
      [`pnpm escale update old/mf-${id} --packs packs`, check],
      folder,
      siteFolder,
    );
    expect(updated).toContain('.ci/run replaced');
    expect(updated).not.toMatch(/ kept:|FAILS/);
    expect(await readFile(path.join(old, 'package.json'), 'utf8')).toBe(manifest);
  });
});
