import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fullName, type User } from '@escale/contracts';
import { Key } from 'selenium-webdriver';
import { peopleApi, type PeopleApi } from '../fixtures/people-api';
import { expect, test } from './test';
import type { WebKitPage } from './webkit-page';

let api: PeopleApi;

test.beforeEach(async ({ signIn, request, stack }) => {
  const { accessToken } = await signIn('superAdmin');
  api = peopleApi(request, stack.origin, accessToken);
});

async function openList(page: WebKitPage, query: string): Promise<void> {
  await page.open(`/users?q=${encodeURIComponent(query)}`);
  await page.heading('Gestion des Utilisateurs');
  await page.find('grid');
}

const readRowTexts = (page: WebKitPage) =>
  page.evaluate<string[]>(
    `return [...document.querySelectorAll('[role=grid] [role=row][row-index]')]
      .toSorted((one, other) => one.getAttribute('row-index') - other.getAttribute('row-index'))
      .map((row) => row.innerText)`,
  );

test('list: search, sort, filter and selection', async ({ webkit }) => {
  const made: User[] = [];
  for (const firstName of ['Zélie', 'Zélie', 'Zélie']) made.push(await api.create({ firstName }));
  await openList(webkit, '');
  await webkit.fill('searchbox', /Rechercher/, 'zelie');
  await webkit.expectPath(/q=zelie/);
  await expect.poll(async () => (await readRowTexts(webkit)).length).toBe(3);
  await webkit.click('columnheader', 'Email');
  const emails = made.map(({ email }) => email).toSorted((one, other) => one.localeCompare(other, 'fr'));
  const shown = async () =>
    (await readRowTexts(webkit)).map((row) => emails.findIndex((email) => row.includes(email)));
  await expect.poll(shown).toEqual([0, 1, 2]);
  await webkit.click('columnheader', 'Email');
  await expect.poll(shown).toEqual([2, 1, 0]);
  await webkit.click('checkbox', 'Tout sélectionner');
  await webkit.expectText('3 utilisateur(s) sélectionné(s)');
});

test('list: a filter by role, and a bulk action on the selected users', async ({ webkit }) => {
  const made = [await api.create({ firstName: 'Ensemble' }), await api.create({ firstName: 'Ensemble' })];
  const boss = await api.create({ firstName: 'Ensemble', role: 'ADMIN' });
  for (const { id } of made) await api.update(id, { status: 'ACTIVE' });
  await openList(webkit, 'Ensemble');
  await webkit.click('button', /Opérateur/, { within: await webkit.find('group', 'Total') });
  await webkit.expectPath(/role=OPERATOR/);
  await expect.poll(async () => (await readRowTexts(webkit)).length).toBe(2);
  await webkit.click('checkbox', 'Tout sélectionner');
  await webkit.click('button', 'Désactiver', {
    within: await webkit.find('group', 'Actions sur la sélection'),
  });
  await webkit.click('button', 'Désactiver', { within: await webkit.find('alertdialog') });
  await webkit.expectText('2 utilisateurs désactivés avec succès');
  for (const { id } of made) expect((await api.get(id)).status).toBe('INACTIVE');
  expect((await api.get(boss.id)).status).toBe(boss.status);
});

test('list: the CSV is saved to disk', async ({ webkit }) => {
  const user = await api.create();
  await openList(webkit, user.lastName);
  await webkit.click('button', 'Exporter');
  await webkit.click('menuitem', 'Exporter Excel');
  const files = () => readdir(webkit.downloads);
  await expect.poll(files, { timeout: 20_000 }).toHaveLength(1);
  const [name = ''] = await files();
  expect(name).toMatch(/^escale_liste_des_utilisateurs_.*\.csv$/);
  const content = () => readFile(path.join(webkit.downloads, name), 'utf8');
  await expect.poll(content).toMatch(/^\uFEFFNom;Prénom;[^\n]*\r\n/);
  expect(await content()).toContain(user.email);
});

test('list: the keys of the grid move a focus ring, also after a click', async ({ webkit }) => {
  const user = await api.create();
  await openList(webkit, user.lastName);
  const ring = () => webkit.evaluate('return getComputedStyle(document.activeElement).outlineStyle');
  await webkit.click('gridcell', user.email);
  await webkit.press(Key.ARROW_LEFT);
  await expect.poll(ring).toBe('solid');
});

test('list: a switch and its undo', async ({ webkit }) => {
  const user = await api.create();
  await openList(webkit, user.lastName);
  const name = `Compte actif : ${fullName(user)}`;
  await webkit.click('switch', name);
  await expect.poll(async () => (await api.get(user.id)).status).not.toBe(user.status);
  await webkit.click('button', 'Annuler');
  await expect.poll(async () => (await api.get(user.id)).status).toBe(user.status);
});

test('create: missing fields are marked, a complete form sends the invitation', async ({
  webkit,
  mailbox,
}) => {
  await webkit.open('/users/add');
  await webkit.click('button', "Créer l'utilisateur");
  await webkit.expectText('Prénom requis');
  const word = `W${Date.now().toString(36)}`;
  await webkit.fill('textbox', 'Prénom', 'Wanda');
  await webkit.fill('textbox', 'Nom', word);
  await webkit.fill('textbox', 'Adresse email', `${word}@escale.test`);
  await webkit.press(Key.ENTER);
  await webkit.expectPath('/users');
  expect(await mailbox.linkFor(`${word}@escale.test`.toLowerCase())).toContain('invitation=true');
});

test('edit: a new name is saved', async ({ webkit }) => {
  const user = await api.create();
  await webkit.open(`/users/${user.id}/edit`);
  await webkit.fill('textbox', 'Prénom', 'Wilhelmine');
  await webkit.click('button', 'Sauvegarder les modifications');
  await expect.poll(async () => (await api.get(user.id)).firstName).toBe('Wilhelmine');
});
