import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { accounts } from '../fixtures/accounts';
import { guideCommand, startDevServer } from '../fixtures/dev-server';
import { expect, test } from '../fixtures/test';

/** A list that the team adds above what `escale create` wrote. */
const rowsSource = `
function Rows() {
  const [rows, setRows] = useState('');
  useEffect(() => void getJson('/containers', mixed()).then((body) => setRows(JSON.stringify(body)), (error) => setRows(error.serverText)), []);
  return <output>{rows}</output>;
}
`;

test('a created module runs alone with its mocks, and a saved line keeps what was typed', async ({
  page,
  containers,
  integrator,
  guard,
}) => {
  const source = path.join(integrator.folder, 'alone', path.basename(containers.source));
  await cp(containers.source, source, { recursive: true });
  const file = path.join(source, 'src/app/home-page.tsx');
  const text = await readFile(file, 'utf8');
  const withField =
    `import { getJson } from '@escale/api-client';\nimport { useEffect, useState } from 'react';\nimport { mixed } from 'yup';\n` +
    text.replace('{m.emptyHint}', '{<><input aria-label="Note" /><Rows /></>}') +
    rowsSource;
  await writeFile(file, withField);
  const mocks = path.join(source, 'src/mocks.ts');
  const handlers = await readFile(mocks, 'utf8');
  await writeFile(mocks, handlers.replace('data: []', "data: ['MSCU 1']"));

  const server = await startDevServer(source);
  guard.allowOrigin(server.origin);
  try {
    expect(await server.addressLine()).toBe(`${server.origin} with mocks`);
    await page.goto(server.origin);
    await expect(page).toHaveURL(`${server.origin}/containers`);
    await expect(page.getByText('MSCU 1')).toBeVisible();
    await page.getByRole('button', { name: 'Ajouter' }).click();
    await expect(page.getByText('Ajout effectué')).toBeVisible();

    const note = page.getByRole('textbox', { name: 'Note' });
    await note.fill('quai 7');
    await writeFile(file, withField.replace('title={m.empty}', 'title="Un autre titre"'));
    await expect(page.getByRole('heading', { name: 'Un autre titre' })).toBeVisible();
    await expect(note).toHaveValue('quai 7');

    await writeFile(mocks, handlers.replace('/containers', '/other'));
    await expect(page.getByText(/Aucune réponse simulée pour GET \/api\/containers/)).toBeVisible();
  } finally {
    await server.stop();
  }
});

test('with the data of a real API it signs in there, and sends it no made-up token', async ({
  page,
  containers,
  stack,
  mailbox,
  guard,
}) => {
  const { email, password } = accounts.operator;
  const command = guideCommand('--data').replace('https://app.example.com', stack.origin);
  const server = await startDevServer(
    ...command.replace('mf-containers', containers.source).split(' ').slice(3),
  );
  guard.allowOrigin(server.origin);
  const tokens: (string | undefined)[] = [];
  page.on('request', (request) => tokens.push(request.headers().authorization));
  try {
    await server.addressLine();
    await page.goto(`${server.origin}/favicon.ico`);
    const madeUp = ['{"alg":"none"}', '{"sub":"standalone","exp":9999999999}', 'x'];
    const token = madeUp.map((part) => Buffer.from(part).toString('base64url')).join('.');
    await page.evaluate((value) => localStorage.setItem('accessToken', value), token);
    await page.goto(server.origin);
    await page.getByRole('textbox', { name: 'Adresse email' }).fill(email);
    await page.getByLabel('Mot de passe', { exact: true }).fill(password);
    const seen = await mailbox.count(email);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    const code = page.getByRole('textbox', { name: 'Code reçu par email' });
    await expect(code).toBeVisible();
    await code.fill(await mailbox.codeFor(email, seen));
    await page.getByRole('button', { name: 'Valider' }).click();
    await expect(page.getByText('Rien à afficher pour le moment')).toBeVisible();
    expect(tokens).not.toContain(`Bearer ${token}`);
    await page.reload();
    await expect(page.getByText('Rien à afficher pour le moment')).toBeVisible();
  } finally {
    await server.stop();
  }
});
