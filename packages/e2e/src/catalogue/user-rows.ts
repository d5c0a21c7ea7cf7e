import { fullName } from '@escale/contracts';
import { refuseMethod } from '../fixtures/answers';
import { uniqueWord } from '../fixtures/people-api';
import { UserFormPage } from '../pages/user-form-page';
import { UsersPage } from '../pages/users-page';
import type { Row, RowTools } from './row';

async function toggle({ page, people }: RowTools, refusal?: object): Promise<void> {
  const user = await (await people()).create();
  const users = new UsersPage(page);
  await users.open(user.lastName);
  if (refusal !== undefined) await refuseMethod(page, 'PUT', `/users/${user.id}`, refusal);
  await users.toggle(fullName(user)).click();
}

async function create({ page, people }: RowTools): Promise<void> {
  await people();
  const form = new UserFormPage(page);
  await form.openNew();
  const word = uniqueWord();
  const username = `row.${word.toLowerCase()}`;
  await form.fill({ firstName: 'Adjoua', lastName: word, email: `${username}@escale.test`, username });
  await form.create.click();
}

/** The list and the form of the module users. */
export const userRows: readonly Row[] = [
  { text: 'Utilisateur modifié avec succès !', provoke: (tools) => toggle(tools) },
  { text: "Erreur: Impossible de modifier l'utilisateur", provoke: (tools) => toggle(tools, {}) },
  {
    text: 'Erreur: Refusé pour cette fois',
    by: 'the words of the server',
    provoke: (tools) => toggle(tools, { error: 'Refusé pour cette fois' }),
  },
  {
    text: "Erreur: Erreur lors de l'opération",
    provoke: async (tools) => {
      await refuseMethod(tools.page, 'POST', '/users');
      await create(tools);
    },
  },
  { text: "Utilisateur créé avec succès ! Un email d'invitation a été envoyé.", provoke: create },
  {
    text: "Utilisateur créé, mais l'email d'invitation n'a pas pu être envoyé. Il doit être renvoyé manuellement.",
    provoke: async (tools) => {
      await tools.page.route('**/api/users', async (route) => {
        if (route.request().method() !== 'POST') return route.fallback();
        const response = await route.fetch();
        const body = (await response.json()) as object;
        return route.fulfill({ response, json: { ...body, invitationSent: false } });
      });
      await create(tools);
    },
  },
  {
    text: "Erreur: Impossible d'effectuer l'action groupée",
    provoke: async ({ page, people }) => {
      const user = await (await people()).create();
      const users = new UsersPage(page);
      await users.open(user.lastName);
      await users.select(fullName(user));
      await refuseMethod(page, 'POST', '/users/bulk-action');
      const question = await users.ask('Désactiver');
      await question.getByRole('button', { name: 'Désactiver' }).click();
    },
  },
  {
    text: 'Aucune donnée disponible',
    place: 'screen',
    provoke: async ({ page, people }) => {
      await people();
      await page.route('**/api/users', (route) => route.fulfill({ json: { success: true, data: [] } }));
      await new UsersPage(page).open();
    },
  },
];
