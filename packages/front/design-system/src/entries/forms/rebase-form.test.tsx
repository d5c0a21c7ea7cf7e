import { DesignSystemProvider } from '../../core/provider/design-system-provider';
import { hasUnsavedWork } from '../../core/unsaved/unsaved-work';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { boolean, object, string } from 'yup';
import { Form, rebaseForm, SubmitButton, SwitchField, TextField, useSchemaForm } from '.';

const schema = object({
  name: string().required('nameRequired'),
  town: string().default(''),
  mails: object({ daily: boolean().required(), weekly: boolean().required() }).required(),
});
const savedValues = { name: 'Awa', town: 'Abidjan', mails: { daily: true, weekly: false } };

function setUp(onSubmit: () => Promise<void> = () => Promise.resolve()) {
  let rebase: (values: typeof savedValues) => void = () => undefined;
  function TestForm() {
    const form = useSchemaForm({ schema, defaultValues: savedValues, translate: (key) => key });
    rebase = (values) => rebaseForm(form, values);
    return (
      <Form form={form} label="Essai" onSubmit={onSubmit}>
        <TextField name="name" label="Nom" />
        <TextField name="town" label="Ville" />
        <SwitchField name="mails.daily" label="Chaque jour" />
        <SwitchField name="mails.weekly" label="Chaque semaine" />
        <SubmitButton>Envoyer</SubmitButton>
      </Form>
    );
  }
  render(
    <MemoryRouter>
      <DesignSystemProvider>
        <TestForm />
      </DesignSystemProvider>
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), rebase: (values: typeof savedValues) => act(() => rebase(values)) };
}

const textField = (name: string) => screen.getByRole('textbox', { name });
const switchField = (name: string) => screen.getByRole('switch', { name });

it('unchanged fields take the new values, and changed fields stay as typed and unsaved', async () => {
  const { user, rebase } = setUp();
  await user.type(textField('Nom'), ' Marie');
  await user.click(switchField('Chaque semaine'));
  rebase({ name: 'Awa Rose', town: 'Bouaké', mails: { daily: false, weekly: false } });
  expect(textField('Nom')).toHaveValue('Awa Marie');
  expect(textField('Ville')).toHaveValue('Bouaké');
  expect(switchField('Chaque jour')).not.toBeChecked();
  expect(switchField('Chaque semaine')).toBeChecked();
  expect(hasUnsavedWork()).toBe(true);
});

it('a typed value that has now been saved no longer counts as unsaved', async () => {
  const { user, rebase } = setUp();
  await user.click(switchField('Chaque semaine'));
  expect(hasUnsavedWork()).toBe(true);
  rebase({ ...savedValues, mails: { daily: true, weekly: true } });
  expect(hasUnsavedWork()).toBe(false);
  rebase(savedValues);
  expect(switchField('Chaque semaine')).not.toBeChecked();
});

it('keeps errors on screen', async () => {
  const { user, rebase } = setUp();
  await user.clear(textField('Nom'));
  await user.click(screen.getByRole('button', { name: 'Envoyer' }));
  expect(await screen.findByText('nameRequired')).toBeVisible();
  rebase({ ...savedValues, town: 'Bouaké' });
  expect(screen.getByText('nameRequired')).toBeVisible();
});

it('a submission in progress continues', async () => {
  let end: () => void = () => undefined;
  const { user, rebase } = setUp(() => new Promise((resolve) => (end = resolve)));
  await user.click(screen.getByRole('button', { name: 'Envoyer' }));
  await waitFor(() => expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true'));
  rebase({ ...savedValues, town: 'Bouaké' });
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  end();
  await waitFor(() => expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy'));
});
