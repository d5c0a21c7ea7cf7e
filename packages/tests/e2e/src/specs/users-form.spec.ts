import { peopleApi, uniqueWord, type PeopleApi } from '../fixtures/people-api';
import { expect, test } from '../fixtures/test';
import { recordToasts } from '../fixtures/toast-record';
import { expectFieldError } from '../pages/field-error';
import { toast, toasts } from '../pages/toasts';
import { UserFormPage } from '../pages/user-form-page';
import { UsersPage } from '../pages/users-page';

let api: PeopleApi;

test.beforeEach(async ({ context, stack, signIn }) => {
  const { accessToken } = await signIn('superAdmin');
  api = peopleApi(context.request, stack.origin, accessToken);
});

test('a new user: rules, unsaved input, a taken address, and the invitation [§2-57 §4-19 §8-42] @firefox', async ({
  page,
  mailbox,
  requests,
}) => {
  const taken = await api.create();
  const word = uniqueWord();
  const username = `form.${word.toLowerCase()}`;
  const firstName = '<b>Yao</b><img src=x onerror=alert(1)> 🚢 محمد';
  const values = { firstName, lastName: word, email: `${username}@escale.test`, username };
  const form = new UserFormPage(page);
  // Records the toast, since it stays for only two seconds, and the list takes long to open.
  const shown = await recordToasts(page);
  await new UsersPage(page).open();
  await page.getByRole('button', { name: 'Ajouter' }).click();
  await expect(page).toHaveURL('/users/add');

  await test.step('what is missing is marked field by field, and nothing is sent', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Nouvel Utilisateur' })).toBeVisible();
    await expect(page.getByText(/invitation.*mot de passe.*48\sheures/)).toBeVisible();
    await expect(form.role('Opérateur')).toBeChecked();
    requests.clear();
    await form.create.click();
    await expectFieldError(form.firstName, 'Prénom requis');
    await expectFieldError(form.lastName, 'Nom requis');
    await expectFieldError(form.email, 'Adresse email invalide');
    await expectFieldError(form.username, "Nom d'utilisateur minimum 3 caractères");
    await expect(form.firstName).toBeFocused();
    expect(requests.matching(/^\/api\/users$/)).toEqual([]);
  });

  await test.step('the back button asks before it drops what was typed', async () => {
    await form.fill({ ...values, email: taken.email });
    await page.goBack();
    await expect(form.dialog).toContainText('Quitter sans enregistrer ?');
    await form.dialog.getByRole('button', { name: 'Continuer la saisie' }).click();
    await expect(form.firstName).toHaveValue(firstName);
  });

  await test.step('an address that is taken is refused on its field and in a toast', async () => {
    await form.create.click();
    await expect(form.email).toHaveAttribute('aria-invalid', 'true');
    await expect(toasts(page).getByText(/^Erreur: /)).toBeVisible();
    await expect(form.firstName).toHaveValue(firstName);
    await expect(page).toHaveURL('/users/add');
  });

  await test.step('the user is created as typed, invited by mail and shown on the list', async () => {
    await form.email.fill(values.email);
    await form.role('Super Administrateur').check();
    await form.create.click();
    await expect
      .poll(shown)
      .toContainEqual(["Utilisateur créé avec succès ! Un email d'invitation a été envoyé."]);
    await expect(page).toHaveURL('/users');
    const created = (await api.list()).find(({ email }) => email === values.email);
    expect(created).toMatchObject({ ...values, role: 'SUPER_ADMIN', lastLoginAt: null });
    expect(await mailbox.linkFor(values.email)).toContain('invitation=true');
    const list = new UsersPage(page);
    await expect(list.row(`${firstName} ${word}`).getByText('Nouveau')).toBeInViewport();
    await list.search.fill(word);
    await expect(page.getByRole('grid').getByText(`${firstName} ${word}`)).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL('/users/add');
  });
});

test('an edited user: another user saves in between, and both changes are kept [§8-36] @firefox', async ({
  page,
}) => {
  const target = await api.create();
  const lastName = `${target.lastName} Kacou`;
  const form = new UserFormPage(page);
  await form.openEdit(target.id);
  await expect(page.getByRole('heading', { level: 1, name: "Modifier l'utilisateur" })).toBeVisible();
  await expect(form.email).toHaveValue(target.email);
  await form.firstName.fill('Clarisse');
  await form.role('Administrateur').check();
  await api.update(target.id, { firstName: 'Nadège', lastName });

  await test.step('the save is refused, and shows what the other one saved', async () => {
    await form.save.click();
    await expect(page.getByText('Cet utilisateur a été modifié entre-temps').first()).toBeVisible();
    await expect(page.getByText('Prénom : Nadège')).toBeVisible();
    await expect(form.firstName).toHaveValue('Clarisse');
    await expect(form.lastName).toHaveValue(lastName);
    expect((await api.get(target.id)).firstName).toBe('Nadège');
  });

  await test.step('the next save succeeds and leads to the detail page', async () => {
    await form.save.click();
    await expect(toast(page, 'Utilisateur modifié avec succès !')).toBeVisible();
    await expect(page).toHaveURL(`/users/${target.id}`);
    expect(await api.get(target.id)).toMatchObject({ firstName: 'Clarisse', lastName, role: 'ADMIN' });
  });
});
