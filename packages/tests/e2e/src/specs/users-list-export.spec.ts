import { displayedRole, displayedStatus, fullName, type User } from '@escale/contracts';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { readFile } from 'node:fs/promises';
import { extractText, getDocumentProxy } from 'unpdf';
import { peopleApi, type PeopleApi } from '../fixtures/people-api';
import { expect, test } from '../fixtures/test';
import { UsersPage } from '../pages/users-page';

const roleLabels = { SUPER_ADMIN: 'Super Admin', ADMIN: 'Administrateur', OPERATOR: 'Opérateur' };
const statusLabels = { ACTIVE: 'Actif', INACTIVE: 'Inactif', SUSPENDED: 'Suspendu' };

const formatDate = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Africa/Abidjan',
  dateStyle: 'short',
  timeStyle: 'short',
});

const escapeFormula = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const lastLoginOf = ({ lastLoginAt }: User) =>
  lastLoginAt === null ? 'Jamais' : formatDate.format(new Date(lastLoginAt));

function fileCellsOf(user: User): string[] {
  return [
    escapeFormula(user.lastName),
    escapeFormula(user.firstName),
    user.username,
    user.email,
    roleLabels[displayedRole(user.role)],
    statusLabels[displayedStatus(user.status)],
    user.invitationPending ? 'En attente' : '',
    lastLoginOf(user),
  ];
}

function printedCellsOf(user: User): string[] {
  const status = statusLabels[displayedStatus(user.status)];
  return [
    `${fullName(user)} (@${user.username})`,
    user.email,
    roleLabels[displayedRole(user.role)],
    user.invitationPending ? `${status} (Invitation en attente)` : status,
    lastLoginOf(user),
  ];
}

const byName = (one: User, other: User) => fullName(one).localeCompare(fullName(other), 'fr');

let api: PeopleApi;

test.beforeEach(async ({ context, stack, signIn }) => {
  const { accessToken } = await signIn('superAdmin');
  api = peopleApi(context.request, stack.origin, accessToken);
});

async function downloadCsv(users: UsersPage, page: Page) {
  await expect(users.grid).toBeVisible();
  await page.getByRole('button', { name: 'Exporter' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Exporter Excel' }).click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('the CSV, read back cell by cell: the whole list, then the view on screen [§2-61 §3-26]', async ({
  page,
}) => {
  const firstName = '=HYPERLINK("x";"y")';
  const made = [await api.create({ firstName }), await api.create({ firstName })];
  const users = new UsersPage(page);

  await test.step('the whole list, with formulas, quotes and separators as harmless text', async () => {
    await users.open();
    const { name, bytes } = await downloadCsv(users, page);
    const list = (await api.list()).toSorted(byName);
    expect(name).toMatch(/^escale_liste_des_utilisateurs_\d{4}-\d{2}-\d{2}\.csv$/);
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const text = bytes.toString('utf8');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const rows = parse(bytes, { bom: true, delimiter: ';' });
    expect(rows[0]).toEqual([
      'Nom',
      'Prénom',
      "Nom d'utilisateur",
      'Email',
      'Rôle',
      'Statut',
      'Invitation',
      'Dernière connexion',
    ]);
    const cells = rows.slice(1).toSorted((one, other) => one.join().localeCompare(other.join()));
    expect(cells).toEqual(
      list.map(fileCellsOf).toSorted((one, other) => one.join().localeCompare(other.join())),
    );
    expect(cells.filter(([, first]) => first === `'${firstName}`)).toHaveLength(2);
    const collator = new Intl.Collator('fr');
    const order = rows.slice(1).map(([last, first]) => `${first?.replace(/^'(?=[=+\-@])/, '')} ${last}`);
    expect(order).toEqual(order.toSorted((one, other) => collator.compare(one, other)));
  });

  await test.step('the rows of a search, in the order and with the columns on screen', async () => {
    await users.open('HYPERLINK');
    await users.sort('Email');
    await users.sort('Email');
    await page.getByRole('button', { name: 'Colonnes' }).click();
    await page.getByRole('checkbox', { name: 'Rôle' }).uncheck();
    await page.getByRole('checkbox', { name: 'Créé par' }).check();
    await page.getByRole('button', { name: 'Fermer' }).click();
    const { bytes } = await downloadCsv(users, page);
    const shown = await users.column('Email');
    const rows = parse(bytes, { bom: true, delimiter: ';' });
    expect(rows[0]).toEqual([
      'Nom',
      'Prénom',
      "Nom d'utilisateur",
      'Email',
      'Statut',
      'Invitation',
      'Dernière connexion',
      'Créé par',
    ]);
    expect(rows.slice(1).map((row) => row[3])).toEqual(shown);
    expect(shown.toSorted()).toEqual(made.map(({ email }) => email).toSorted());
  });
});

test('the print page: A4, its summary, the filter, the sort and every row [§2-61 §3-27]', async ({
  page,
  context,
}) => {
  const firstName = 'Impression';
  const made = [await api.create({ firstName }), await api.create({ firstName })];
  const users = new UsersPage(page);
  await users.open(firstName);
  await users.figure('Total', /Opérateur/).click();
  await users.sort('Email');
  await expect(users.row(fullName(made[0] ?? { firstName, lastName: '' }))).toBeVisible();
  await context.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: 'Exporter' }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('menuitem', { name: 'Exporter PDF' }).click();
  const sheet = await opened;
  await sheet.getByRole('heading', { name: 'Liste des utilisateurs' }).waitFor();
  const pdf = await getDocumentProxy(new Uint8Array(await sheet.pdf({ preferCSSPageSize: true })));
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
  expect([Math.round(width), Math.round(height)].toSorted((one, other) => one - other)).toEqual([595, 842]);
  const { text } = await extractText(pdf, { mergePages: true });
  const printed = text.replace(/\s+/g, ' ');
  for (const expected of [
    'ESCALE · CFS & TRANSPORT',
    'Liste des utilisateurs',
    '2 enregistrement(s)',
    'Rôle : Opérateur',
    firstName,
    'Email, croissant',
  ]) {
    expect(printed).toContain(expected);
  }
  for (const user of made) {
    for (const cell of printedCellsOf(user))
      expect(printed.replaceAll(' ', '')).toContain(cell.replaceAll(' ', ''));
  }
});

test('prints the content of any page, without the frame and the controls', async ({ page }) => {
  const users = new UsersPage(page);
  await users.open();
  await expect(users.grid.getByRole('row').nth(1)).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const { text } = await extractText(pdf, { mergePages: true });
  const printed = text.replace(/\s+/g, ' ');
  for (const user of await api.list()) expect(printed.replaceAll(' ', '')).toContain(user.email);
  expect(printed).toContain('Gestion des Utilisateurs');
  for (const control of [
    'Colonnes',
    'Exporter',
    'Retour aux modules',
    'CFS & TRANSPORT',
    'Tous droits réservés',
  ])
    expect(printed).not.toContain(control);
});
