import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fromRoot } from '../fixtures/workspace-paths';
import { flipLetter, liveModule } from '../fixtures/published-module';
import { serveFolder } from '../fixtures/serve-folder';
import { expect, test } from '../fixtures/test';
import { runNode } from '../fixtures/integrator';
import { ModulePage } from '../pages/module-page';

const builds = new Map<string, Promise<string>>();

/** Builds the foreign remote, once per worker. */
function buildOnceWith(tool: string, folder: string): Promise<string> {
  const build = path.join(folder, `built-${tool}`);
  const known =
    builds.get(tool) ??
    runNode([fromRoot(`packages/tests/e2e/foreign-remotes/build-${tool}.mjs`), build]).then(() => build);
  builds.set(tool, known);
  return known;
}

for (const tool of ['vite', 'rspack']) {
  // In one worker, so that both tests share the build.
  test.describe(`a remote built with ${tool}, on another allowed origin`, () => {
    test.describe.configure({ mode: 'default' });
    let files: string;
    let server: { origin: string; stop: () => Promise<void> };

    test.beforeEach(async ({ integrator, guard, site, signIn }) => {
      files = path.join(integrator.folder, `origin-${tool}`);
      const build = await buildOnceWith(tool, integrator.folder);
      await mkdir(files, { recursive: true });
      server = await serveFolder(files);
      guard.allowOrigin(server.origin);
      await site.configure({ allowedOrigins: [server.origin] });
      await integrator.escale('publish', build, '--assets', files, '--assets-url', server.origin);
      await signIn('operator');
    });
    test.afterEach(() => server.stop());

    test('runs under the shell with its React and its router, lazy parts included', async ({ page }) => {
      await page.goto('/containers');
      await expect(page.getByRole('heading', { name: 'Autre outil : /containers' })).toBeVisible();
      await page.getByRole('button', { name: 'Compteur 0' }).click();
      await expect(page.getByRole('button', { name: 'Compteur 1' })).toBeVisible();
      await page.getByRole('button', { name: 'Plus' }).click();
      await expect(page.getByText('Chargé à la demande')).toBeVisible();
    });

    test('one letter changed in its exposed script: refused by name, the others run', async ({
      page,
      site,
    }) => {
      const live = await liveModule(site.folder, 'containers');
      const name =
        Object.keys(live.files).find((file) => /\/?(module|.*expose_module).*\.js$/.test(file)) ?? '';
      await flipLetter(path.join(files, 'modules/containers', live.version, name), 'Compteur');
      await page.goto('/containers');
      const module = new ModulePage(page);
      await expect(module.failure).toContainText('intégrité');
      await expect(module.failure).toContainText(name);
      await module.expectOthersRun();
    });
  });
}
