import { DesignSystemProvider } from '@escale/design-system';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { object, string } from 'yup';
import { CodeField, Form, PasswordField, SubmitButton, TextField, useSchemaForm } from '.';

const schema = object({
  email: string().trim().lowercase().required('emailRequired'),
  password: string().required('passwordRequired'),
  code: string().default(''),
});
const texts: Record<string, string> = {
  emailRequired: 'Adresse email requise',
  passwordRequired: 'Mot de passe requis',
};

function TestForm({ onSubmit, refusal }: { onSubmit: (values: unknown) => unknown; refusal?: string }) {
  const form = useSchemaForm({
    schema,
    defaultValues: { email: '', password: '', code: '' },
    translate: (key) => texts[key] ?? key,
  });
  return (
    <Form
      form={form}
      label="Essai"
      onSubmit={async (values) => {
        await onSubmit(values);
        if (refusal) form.setServerError('password', refusal);
      }}
    >
      <TextField name="email" label="Email" />
      <PasswordField
        name="password"
        label="Mot de passe"
        autoComplete="current-password"
        showLabel="Afficher"
        hideLabel="Masquer"
        warnCapsLock
      />
      <CodeField name="code" label="Code" length={6} />
      <SubmitButton>Envoyer</SubmitButton>
    </Form>
  );
}

function setUp(props: Partial<Parameters<typeof TestForm>[0]> = {}) {
  const onSubmit = props.onSubmit ?? jest.fn();
  render(
    <MemoryRouter>
      <DesignSystemProvider>
        <TestForm {...props} onSubmit={onSubmit} />
      </DesignSystemProvider>
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), onSubmit };
}

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Mot de passe');
const send = () => screen.getByRole('button', { name: 'Envoyer' });

describe('Form', () => {
  it('hands over normalised values', async () => {
    const { user, onSubmit } = setUp();
    await user.type(email(), '  Awa@Escale.TEST ');
    await user.type(password(), ' secret ');
    await user.click(send());
    expect(onSubmit).toHaveBeenCalledWith({ email: 'awa@escale.test', password: ' secret ', code: '' });
  });

  it('shows what is missing, tied to its field, and focuses the first', async () => {
    const { user, onSubmit } = setUp();
    await user.click(send());
    expect(await screen.findByText('Adresse email requise')).toBeVisible();
    expect(email()).toHaveFocus();
    expect(email()).toBeInvalid();
    expect(email()).toHaveAccessibleDescription('Adresse email requise');
    expect(password()).toHaveAccessibleDescription('Mot de passe requis');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('makes one call of a double click and is busy meanwhile', async () => {
    let finish = () => {};
    const onSubmit = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const { user } = setUp({ onSubmit });
    await user.type(email(), 'a@b.fr');
    await user.type(password(), 'x');
    await user.dblClick(send());
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(send()).toHaveAttribute('aria-busy', 'true');
    finish();
    await screen.findByRole('button', { name: 'Envoyer', busy: false });
  });

  it('shows a refusal of the server as it stands and keeps the values', async () => {
    const { user } = setUp({ refusal: 'Mot de passe incorrect' });
    await user.type(email(), 'a@b.fr');
    await user.type(password(), 'x');
    await user.click(send());
    expect(await screen.findByText('Mot de passe incorrect')).toBeVisible();
    expect(password()).toHaveAccessibleDescription('Mot de passe incorrect');
    expect(password()).toHaveFocus();
    expect(email()).toHaveValue('a@b.fr');
    expect(password()).toHaveValue('x');
  });
});

describe('PasswordField', () => {
  it('shows and hides', async () => {
    const { user } = setUp();
    expect(password()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Afficher' }));
    expect(password()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Masquer' }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('hides again on a submit and stays hidden after a refusal', async () => {
    const { user } = setUp({ refusal: 'Mot de passe incorrect' });
    await user.type(email(), 'a@b.fr');
    await user.type(password(), 'x');
    await user.click(screen.getByRole('button', { name: 'Afficher' }));
    await user.click(send());
    expect(await screen.findByText('Mot de passe incorrect')).toBeVisible();
    expect(password()).toHaveAttribute('type', 'password');
    expect(screen.getByRole('button', { name: 'Afficher' })).toBeVisible();
  });

  it('warns of caps lock while it is on', async () => {
    const { user } = setUp();
    await user.click(password());
    await user.keyboard('{CapsLock}a');
    const status = screen.getAllByRole('status').find((region) => region.textContent !== '');
    expect(within(status as HTMLElement).getByText('Verrouillage Maj activé')).toBeVisible();
    await user.keyboard('{CapsLock}b');
    expect(screen.queryByText('Verrouillage Maj activé')).not.toBeInTheDocument();
  });
});

describe('CodeField', () => {
  it.each(['123456', '123 456', 'Votre code est 123-456.', '12345678'])('takes %j', async (pasted) => {
    const { user } = setUp();
    await user.click(screen.getByLabelText('Code'));
    await user.paste(pasted);
    expect(screen.getByLabelText('Code')).toHaveValue('123456');
  });

  it('lets a pasted code take the place of digits typed before', async () => {
    const { user } = setUp();
    await user.type(screen.getByLabelText('Code'), '98');
    await user.paste('123 456');
    expect(screen.getByLabelText('Code')).toHaveValue('123456');
  });

  it('adds a pasted part to the digits that stand', async () => {
    const { user } = setUp();
    await user.type(screen.getByLabelText('Code'), '12');
    await user.paste('3-4');
    expect(screen.getByLabelText('Code')).toHaveValue('1234');
  });

  it('leaves out what is no digit', async () => {
    const { user } = setUp();
    await user.type(screen.getByLabelText('Code'), '1a2-b3');
    expect(screen.getByLabelText('Code')).toHaveValue('123');
  });
});
