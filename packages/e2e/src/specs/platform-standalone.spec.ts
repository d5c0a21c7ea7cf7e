import { spawn } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../fixtures/free-port';
import { urlFromRoot, fromRoot } from '../fixtures/workspace-paths';
import { expect, test } from '../fixtures/test';

/** Serves a module without shell, as `pnpm dev --standalone` does. */
function serveAlone(source: string, origin: string) {
  return spawn(
    process.execPath,
    [
      '--import',
      urlFromRoot('packages/cli/launch/exit-with-parent.mjs'),
      fromRoot('packages/module-kit/build/run-dev.mjs'),
      source,
      '--standalone',
    ],
    { env: { ...process.env, PORT: new URL(origin).port }, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
  );
}

test('a created module runs alone with every right on itself, and a saved line keeps what was typed', async ({
  page,
  containers,
  workshop,
  guard,
}) => {
  const source = path.join(workshop.folder, 'alone', path.basename(containers.source));
  await cp(containers.source, source, { recursive: true });
  const file = path.join(source, 'src/app/home-page.tsx');
  const withField = (await readFile(file, 'utf8')).replace('{m.emptyHint}', '{<input aria-label="Note" />}');
  await writeFile(file, withField);

  const origin = `http://localhost:${await freePort()}`;
  guard.allowOrigin(origin);
  const child = serveAlone(source, origin);
  try {
    await expect(async () => {
      await page.goto(origin);
    }).toPass({ timeout: 60_000 });
    await expect(page).toHaveURL(`${origin}/containers`);
    await page.getByRole('button', { name: 'Ajouter' }).click();
    await expect(page.getByText('Ajout effectué')).toBeVisible();

    const note = page.getByRole('textbox', { name: 'Note' });
    await note.fill('quai 7');
    await writeFile(file, withField.replace('title={m.empty}', 'title="Un autre titre"'));
    await expect(page.getByRole('heading', { name: 'Un autre titre' })).toBeVisible();
    await expect(note).toHaveValue('quai 7');
  } finally {
    child.kill();
  }
});
