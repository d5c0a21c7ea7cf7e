import { autofill, extensionFile, sendBareEvents, throwIn, translatePage } from '../fixtures/foreign-code';
import { expect, test } from '../fixtures/test';
import { SignInPage } from '../pages/sign-in-page';
import { UserFormPage } from '../pages/user-form-page';
import { UsersPage } from '../pages/users-page';

const crashHeading = { name: 'Une erreur est survenue' };

test('the autofill of the browser fills the fields and does not crash the page @firefox', async ({
  page,
  signIn,
}) => {
  await signIn('superAdmin');
  await page.goto('/users/add');
  const form = new UserFormPage(page);
  await expect(form.firstName).toBeVisible();
  await autofill(form.firstName, 'Awa');
  await autofill(form.lastName, 'Koné');
  await expect(form.firstName).toHaveValue('Awa');
  await expect(form.lastName).toHaveValue('Koné');
  await expect(page.getByRole('heading', crashHeading)).toBeHidden();
});

test('an error thrown by an extension leaves the page and its typed input alone', async ({
  page,
  signIn,
  guard,
}) => {
  guard.allowErrors(/provoked by the test/);
  const login = new SignInPage(page);
  await login.open();
  await throwIn(page, extensionFile);
  await throwIn(page, extensionFile, 'rejection');
  await expect(page.getByRole('heading', crashHeading)).toBeHidden();
  await signIn('superAdmin');
  await page.goto('/users/add');
  const form = new UserFormPage(page);
  await form.firstName.fill('Awa');
  await throwIn(page, extensionFile);
  await throwIn(page, extensionFile, 'rejection');
  await sendBareEvents(page);
  await expect(form.firstName).toHaveValue('Awa');
});

test('a translated page works: search, selection, sort, tabs, form', async ({ page, signIn }) => {
  await signIn('superAdmin');
  const users = new UsersPage(page);
  await users.open();
  await translatePage(page);
  await page.getByRole('searchbox').fill('admin');
  await expect(page).toHaveURL(/q=admin/);
  await page.getByRole('searchbox').fill('');
  await users.grid.getByRole('checkbox').nth(1).check();
  await users.grid.getByRole('checkbox').nth(1).uncheck();
  await users.grid.getByRole('columnheader').nth(1).click();
  await page.getByRole('button', { name: 'Ajouter' }).click();
  const form = new UserFormPage(page);
  await form.create.click();
  await expect(page.getByText('Prénom requis')).toBeVisible();
  await form.firstName.fill('Awa');
  await expect(page.getByText('Prénom requis')).toBeHidden();
  await expect(page.getByRole('heading', crashHeading)).toBeHidden();
});
