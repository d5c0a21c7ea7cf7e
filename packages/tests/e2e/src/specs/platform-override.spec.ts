import { cp } from 'node:fs/promises';
import path from 'node:path';
import { serveFolder } from '../fixtures/serve-folder';
import { expect, test } from '../fixtures/test';

const publishedText = 'Rien à afficher pour le moment';
const developerText = 'Version du développeur';

test.describe('an override', () => {
  let server: { origin: string; stop: () => Promise<void> };

  test.beforeEach(async ({ integrator, containers, signIn, guard }) => {
    await integrator.escale('publish', containers.build);
    const own = await integrator.variant(containers.build, /expose_module.*\.chunk\.js$/, (text) =>
      text.replace(/Rien \S+ afficher pour le moment/, developerText),
    );
    server = await serveFolder(own);
    guard.allowOrigin(server.origin);
    await signIn('operator');
  });
  test.afterEach(() => server.stop());

  test('replaces the module in this tab, says so, and leaves by one click', async ({ page, site }) => {
    await site.configure({ moduleOverride: true });
    await page.goto(`/containers?module=containers@${server.origin}`);
    const banner = page.getByRole('status').filter({ hasText: server.origin });
    await banner.getByRole('button', { name: 'Utiliser ma version locale' }).click();
    await expect(page.getByText(developerText)).toBeVisible();
    await expect(banner).toContainText('est remplacé');
    await page.reload();
    await expect(page.getByText(developerText)).toBeVisible();
    await expect(banner).toBeVisible();
    await banner.getByRole('button', { name: 'Quitter ce mode' }).click();
    await expect(page.getByText(publishedText)).toBeVisible();
    await expect(banner).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(publishedText)).toBeVisible();
  });

  test('requested by a link alone replaces nothing, and sends that server no request', async ({
    page,
    site,
    requests,
  }) => {
    await site.configure({ moduleOverride: true });
    await page.goto(`/containers?module=containers@${server.origin}`);
    await expect(page.getByText(publishedText)).toBeVisible();
    const banner = page.getByRole('status').filter({ hasText: server.origin });
    await banner.getByRole('button', { name: 'Ignorer' }).click();
    await expect(page).toHaveURL('/containers');
    await expect(page.getByText(publishedText)).toBeVisible();
    await expect(banner).toHaveCount(0);
    expect(requests.matching(/^\/mf-manifest\.json/)).toEqual([]);
  });

  test('is refused without a request when the configuration does not allow it', async ({
    page,
    site,
    requests,
  }) => {
    await site.configure({ allowedOrigins: [server.origin] });
    await page.goto(`/containers?module=containers@${server.origin}`);
    await expect(page.getByText(publishedText)).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'est refusé' })).toBeVisible();
    expect(requests.matching(/^\/mf-manifest\.json/)).toEqual([]);
  });

  test('is refused from another machine, whatever origins the configuration allows', async ({
    page,
    site,
  }) => {
    const cdn = 'https://cdn.escale.test';
    await site.configure({ moduleOverride: true, allowedOrigins: [cdn] });
    await page.goto(`/containers?module=containers@${cdn}`);
    await expect(page.getByText(publishedText)).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'est refusé' })).toBeVisible();
  });
});

test('a module with its files on another allowed origin runs after the checks', async ({
  page,
  site,
  integrator,
  containers,
  signIn,
  guard,
}) => {
  const files = path.join(integrator.folder, 'cdn');
  await cp(containers.build, path.join(files, 'seed'), { recursive: true });
  const server = await serveFolder(files);
  try {
    guard.allowOrigin(server.origin);
    await integrator.escale('publish', containers.build, '--assets', files, '--assets-url', server.origin);
    await site.configure({ allowedOrigins: [server.origin] });
    await signIn('operator');
    await page.goto('/containers');
    await expect(page.getByText(publishedText)).toBeVisible();
  } finally {
    await server.stop();
  }
});
