import { spawn } from 'node:child_process';
import { freePort } from '../fixtures/free-port';
import { urlFromRoot, fromRoot } from '../fixtures/workspace-paths';
import { expect, test } from '../fixtures/test';

test('a created module runs alone, with every right on itself', async ({ page, containers, guard }) => {
  const origin = `http://localhost:${await freePort()}`;
  guard.allowOrigin(origin);
  const child = spawn(
    process.execPath,
    [
      '--import',
      urlFromRoot('packages/cli/launch/exit-with-parent.mjs'),
      fromRoot('packages/module-kit/build/run-dev.mjs'),
      containers.source,
      '--standalone',
    ],
    { env: { ...process.env, PORT: new URL(origin).port }, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
  );
  try {
    await expect(async () => {
      await page.goto(origin);
    }).toPass({ timeout: 60_000 });
    await expect(page).toHaveURL(`${origin}/containers`);
    await page.getByRole('button', { name: 'Ajouter' }).click();
    await expect(page.getByText('Ajout effectué')).toBeVisible();
  } finally {
    child.kill();
  }
});
