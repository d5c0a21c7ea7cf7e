import type { User } from '@escale/contracts';
import { holdCalls } from '../fixtures/answers';
import { peopleApi, uniqueWord, type PeopleApi } from '../fixtures/people-api';
import { expect, test } from '../fixtures/test';
import { expectFieldError } from '../pages/field-error';
import { toast, toasts } from '../pages/toasts';
import { UserFormPage } from '../pages/user-form-page';

let api: PeopleApi;

test.beforeEach(async ({ context, stack, signIn }) => {
  const { accessToken } = await signIn('superAdmin');
  api = peopleApi(context.request, stack.origin, accessToken);
});

function newValues() {
  const word = uniqueWord();
  const username = `form.${word.toLowerCase()}`;
  return { firstName: 'Adjoua', lastName: word, email: `${username}@escale.test`, username };
}

const userBy = async (email: string) => (await api.list()).find((user) => user.email === email);

test.describe('create', () => {
  test('title, sections, notice of the invitation, role Opérateur at first', async ({ page }) => {
    const form = new UserFormPage(page);
    await form.openNew();
    await expect(page.getByRole('heading', { level: 1, name: 'Nouvel Utilisateur' })).toBeVisible();
    for (const name of ['Informations personnelles', 'Informations de connexion', 'Rôle']) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    await expect(page.getByRole('heading', { name: 'Photo de profil' })).toHaveCount(0);
    await expect(page.getByText(/invitation.*mot de passe.*48 heures/)).toBeVisible();
    await expect(form.role('Opérateur')).toBeChecked();
  });

  for (const [label, role] of [
    ['Opérateur', 'OPERATOR'],
    ['Administrateur', 'ADMIN'],
    ['Super Administrateur', 'SUPER_ADMIN'],
  ] as const) {
    test(`${label}: created, invited, back on the list`, async ({ page, mailbox }) => {
      const values = newValues();
      const form = new UserFormPage(page);
      await form.openNew();
      await form.fill(values);
      await form.role(label).check();
      await form.create.click();
      await expect(
        toast(page, "Utilisateur créé avec succès ! Un email d'invitation a été envoyé."),
      ).toBeVisible();
      await expect(page).toHaveURL('/users');
      expect(await userBy(values.email)).toMatchObject({ ...values, role, lastLoginAt: null });
      expect(await mailbox.linkFor(values.email)).toContain('invitation=true');
      await page.goBack();
      await expect(page).not.toHaveURL('/users/add');
    });
  }

  test('what is missing is said field by field, the first has the focus, and nothing is sent', async ({
    page,
    requests,
  }) => {
    const form = new UserFormPage(page);
    await form.openNew();
    requests.clear();
    await form.create.click();
    await expectFieldError(form.firstName, 'Prénom requis');
    await expectFieldError(form.lastName, 'Nom requis');
    await expectFieldError(form.email, 'Adresse email invalide');
    await expectFieldError(form.username, "Nom d'utilisateur minimum 3 caractères");
    await expect(form.firstName).toBeFocused();
    expect(requests.matching(/^\/api\/users$/)).toEqual([]);
  });

  const long = 'a'.repeat(10_000);
  for (const [field, value, message] of [
    ['firstName', long, 'Prénom maximum 100 caractères'],
    ['lastName', long, 'Nom maximum 100 caractères'],
    ['username', 'ab', "Nom d'utilisateur minimum 3 caractères"],
    ['username', long, "Nom d'utilisateur maximum 100 caractères"],
    ['email', 'pas une adresse', 'Adresse email invalide'],
    ['email', `${long}@escale.test`, 'Adresse email invalide'],
    ['firstName', '   ', 'Prénom requis'],
  ] as const) {
    test(`refused in ${field}: ${value.slice(0, 20)}`, async ({ page }) => {
      const form = new UserFormPage(page);
      await form.openNew();
      await form.fill({ ...newValues(), [field]: value });
      await form.create.click();
      await expectFieldError(form[field], message);
    });
  }

  for (const firstName of [
    'Zoé 🚢',
    'محمد',
    '<b>Yao</b><img src=x onerror=alert(1)>',
    "Robert'); DROP TABLE users;--",
    '=HYPERLINK("http://x")',
  ]) {
    test(`taken and shown as it was typed: ${firstName}`, async ({ page }) => {
      const values = { ...newValues(), firstName };
      const form = new UserFormPage(page);
      await form.openNew();
      await form.fill(values);
      await form.create.click();
      await expect(page).toHaveURL('/users');
      await page.getByPlaceholder('Rechercher...').fill(values.lastName);
      await expect(page.getByRole('grid').getByText(`${firstName} ${values.lastName}`)).toBeVisible();
      expect((await userBy(values.email))?.firstName).toBe(firstName);
    });
  }

  test('an address that is taken: the sentence on its field and in a toast, nothing typed is lost', async ({
    page,
  }) => {
    const taken = await api.create();
    const form = new UserFormPage(page);
    await form.openNew();
    await form.fill({ ...newValues(), email: taken.email });
    await form.create.click();
    await expect(form.email).toHaveAttribute('aria-invalid', 'true');
    await expect(toasts(page).getByText(/^Erreur: /)).toBeVisible();
    await expect(form.firstName).toHaveValue('Adjoua');
    await expect(page).toHaveURL('/users/add');
  });

  test('an invitation that could not be sent is a warning of 5 seconds', async ({ page }) => {
    await page.route('**/api/users', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      const response = await route.fetch();
      const json = { ...((await response.json()) as object), invitationSent: false };
      return route.fulfill({ response, json });
    });
    const form = new UserFormPage(page);
    await form.openNew();
    await form.fill(newValues());
    await page.clock.install();
    await form.create.click();
    const warning = toast(page, /invitation n'a pas pu être envoyé.*renvoyé manuellement/);
    await expect(warning).toBeVisible();
    await page.clock.runFor(4_500);
    await expect(warning).toBeVisible();
    await page.clock.runFor(2_000);
    await expect(warning).toHaveCount(0);
    await expect(page).toHaveURL('/users');
  });

  test('a double click creates one user', async ({ page }) => {
    const form = new UserFormPage(page);
    await form.openNew();
    await form.fill(newValues());
    const { held, release } = await holdCalls(page, '/users');
    await form.create.dblclick();
    await expect(form.create).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page).toHaveURL('/users');
    expect(held.filter((request) => request.method() === 'POST')).toHaveLength(1);
  });

  test('a call that fails: the sentence of the catalogue, and the form stays', async ({ page }) => {
    await page.route('**/api/users', (route) =>
      route.request().method() === 'POST' ? route.abort('connectionrefused') : route.continue(),
    );
    const form = new UserFormPage(page);
    await form.openNew();
    await form.fill(newValues());
    await form.create.click();
    await expect(toast(page, "Erreur: Erreur lors de l'opération")).toBeVisible();
    await expect(toast(page, 'Erreur de connexion réseau.')).toBeVisible();
    await expect(form.firstName).toHaveValue('Adjoua');
  });

  test('an administrator cannot grant a role above their own', async ({ page, signIn }) => {
    await signIn('admin');
    const form = new UserFormPage(page);
    await form.openNew();
    await expect(form.role('Super Administrateur')).toBeDisabled();
    await expect(form.role('Super Administrateur')).toHaveAccessibleDescription(/rôle supérieur au vôtre/);
    await expect(form.role('Administrateur')).toBeEnabled();
  });

  test('cancel goes to the list; with something typed it asks first', async ({ page }) => {
    const form = new UserFormPage(page);
    await form.openNew();
    await form.cancel.click();
    await expect(page).toHaveURL('/users');
    await page.getByRole('button', { name: 'Ajouter' }).click();
    await form.firstName.fill('Adjoua');
    await page.goBack();
    await expect(form.dialog).toContainText('Quitter sans enregistrer ?');
    await form.dialog.getByRole('button', { name: 'Continuer la saisie' }).click();
    await expect(form.firstName).toHaveValue('Adjoua');
    await form.cancel.click();
    await form.dialog.getByRole('button', { name: 'Quitter la page' }).click();
    await expect(page).toHaveURL('/users');
  });
});

test.describe('edit', () => {
  let target: User;

  test.beforeEach(async () => {
    target = await api.create();
  });

  test('title, values, save, and on to /users/{id}', async ({ page }) => {
    const form = new UserFormPage(page);
    await form.openEdit(target.id);
    await expect(page.getByRole('heading', { level: 1, name: "Modifier l'utilisateur" })).toBeVisible();
    await expect(form.email).toHaveValue(target.email);
    await expect(page.getByText(/48 heures/)).toHaveCount(0);
    await form.firstName.fill('Clarisse');
    await form.role('Administrateur').check();
    await form.save.click();
    await expect(toast(page, 'Utilisateur modifié avec succès !')).toBeVisible();
    await expect(page).toHaveURL(`/users/${target.id}`);
    expect(await api.get(target.id)).toMatchObject({
      firstName: 'Clarisse',
      role: 'ADMIN',
      lastName: target.lastName,
    });
  });

  test('somebody else has saved in between: told, nothing typed lost, theirs shown, saved over', async ({
    page,
  }) => {
    const form = new UserFormPage(page);
    await form.openEdit(target.id);
    await form.firstName.fill('Clarisse');
    await api.update(target.id, { firstName: 'Nadège', lastName: `${target.lastName} Kacou` });
    await form.save.click();
    await expect(page.getByText('Cet utilisateur a été modifié entre-temps').first()).toBeVisible();
    await expect(page.getByText('Prénom : Nadège')).toBeVisible();
    await expect(form.firstName).toHaveValue('Clarisse');
    await expect(form.lastName).toHaveValue(`${target.lastName} Kacou`);
    expect((await api.get(target.id)).firstName).toBe('Nadège');
    await form.save.click();
    await expect(page).toHaveURL(`/users/${target.id}`);
    expect(await api.get(target.id)).toMatchObject({
      firstName: 'Clarisse',
      lastName: `${target.lastName} Kacou`,
    });
  });

  test('the user vanishes while open: told, nothing typed is lost', async ({ page }) => {
    const form = new UserFormPage(page);
    await form.openEdit(target.id);
    await form.firstName.fill('Clarisse');
    await api.call('DELETE', `/users/${target.id}`);
    await form.save.click();
    await expect(toast(page, 'Ressource non trouvée.')).toBeVisible();
    await expect(form.firstName).toHaveValue('Clarisse');
  });

  test('a user who does not exist', async ({ page }) => {
    await page.goto('/users/00000000-0000-4000-8000-000000000000/edit');
    await expect(page.getByRole('heading', { name: 'Utilisateur non trouvé' })).toBeVisible();
    await expect(page.getByText("L'utilisateur demandé n'existe pas ou a été supprimé.")).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Retour à la liste' }).last().click();
    await expect(page).toHaveURL('/users');
  });

  test('an administrator sees a super administrator and cannot save', async ({ page, signIn }) => {
    const boss = await signIn('superAdmin');
    await signIn('admin');
    await page.goto(`/users/${boss.user.id}/edit`);
    const form = new UserFormPage(page);
    await expect(form.firstName).not.toBeEditable();
    await expect(form.save).toHaveAttribute('title', 'Ce compte a un rôle supérieur au vôtre.');
  });

  test('nobody changes their own role', async ({ page, signIn }) => {
    const { user } = await signIn('admin');
    const form = new UserFormPage(page);
    await form.openEdit(user.id);
    await expect(form.role('Opérateur')).toBeDisabled();
    await expect(form.role('Administrateur')).toBeChecked();
    await expect(form.firstName).toBeEditable();
  });
});
