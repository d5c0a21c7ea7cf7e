import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { guideCommand, startDevServer, type DevServer } from '../fixtures/dev-server';
import { expect, test } from '../fixtures/test';

const publishedText = 'Rien à afficher pour le moment';

async function policyOf(page: Page): Promise<string> {
  const response = await page.reload();
  return response?.headers()['content-security-policy'] ?? '';
}

test.describe('a module that is being written', () => {
  let server: DevServer;
  let file: string;
  let text: string;
  const write = (title: string) => writeFile(file, text.replace('title={m.empty}', `title="${title}"`));

  test.beforeEach(async ({ containers, integrator, site, stack, guard, signIn }) => {
    const source = path.join(integrator.folder, 'against', path.basename(containers.source));
    await cp(containers.source, source, { recursive: true });
    file = path.join(source, 'src/app/home-page.tsx');
    text = await readFile(file, 'utf8');
    await write('Version locale');
    await site.configure({ moduleOverride: true });
    await signIn('operator');
    const command = guideCommand('--against').replace('https://app.example.com', stack.origin);
    server = await startDevServer(...command.replace('mf-containers', source).split(' ').slice(3));
    guard.allowOrigin(server.origin);
  });
  test.afterEach(() => server.stop());

  test('runs in the deployed shell once its author agrees, and follows each saved file', async ({
    page,
    context,
    integrator,
    containers,
  }) => {
    await integrator.escale('publish', containers.build);
    await page.goto(await server.addressLine());
    await expect(page.getByText(publishedText)).toBeVisible();
    expect(await policyOf(page)).not.toContain(server.origin);

    const banner = page.getByRole('status').filter({ hasText: server.origin });
    await banner.getByRole('button', { name: 'Utiliser ma version locale' }).click();
    await expect(page.getByRole('heading', { name: 'Version locale' })).toBeVisible();
    await expect(banner).toContainText('est remplacé');
    await expect(page).toHaveURL('/containers');

    await write('Version enregistrée');
    await expect(page.getByRole('heading', { name: 'Version enregistrée' })).toBeVisible();
    await writeFile(file, '<');
    await expect(page.getByRole('alert').filter({ hasText: 'home-page.tsx' })).toBeVisible();
    await write('Version réparée');
    await expect(page.getByRole('heading', { name: 'Version réparée' })).toBeVisible();

    const other = await context.newPage();
    await other.goto('/containers');
    await expect(other.getByText(publishedText)).toBeVisible();

    await banner.getByRole('button', { name: 'Quitter ce mode' }).click();
    await expect(page.getByText(publishedText)).toBeVisible();
    expect(await policyOf(page)).not.toContain(server.origin);
  });

  test('runs before it has been published, as its own manifest says', async ({ page }) => {
    await page.goto(await server.addressLine());
    await page.getByRole('button', { name: 'Utiliser ma version locale' }).click();
    await expect(page.getByRole('heading', { name: 'Version locale' })).toBeVisible();
    await page.getByRole('link', { name: 'Voir le détail' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Détail' })).toBeVisible();
  });
});

test('a link from another site opens no content policy, even after consent', async ({
  page,
  site,
  stack,
}) => {
  await site.configure({ moduleOverride: true });
  await page.goto('/login');
  const status = await page.evaluate(async () => {
    const body = JSON.stringify({ origin: 'http://localhost:3010' });
    const headers = { 'x-escale-override': '1', 'content-type': 'application/json' };
    return (await fetch('/.escale/override', { method: 'POST', headers, body })).status;
  });
  expect(status).toBe(204);
  expect(await policyOf(page)).toContain('http://localhost:3010');
  await page.goto(`data:text/html,<a href="${stack.origin}/login">Lien</a>`);
  const answered = page.waitForResponse(`${stack.origin}/login`);
  await page.getByRole('link', { name: 'Lien' }).click();
  expect((await answered).headers()['content-security-policy']).not.toContain('localhost:3010');
});
