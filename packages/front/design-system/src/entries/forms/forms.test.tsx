import { DesignSystemProvider } from '../../core/provider/design-system-provider';
import { hasUnsavedWork } from '../../core/unsaved/unsaved-work';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { boolean, object, string } from 'yup';
import { CheckboxField, CodeField, Form, PasswordField, SubmitButton, TextField, useSchemaForm } from '.';

const schema = object({
  email: string().trim().lowercase().required('emailRequired'),
  password: string().required('passwordRequired'),
  code: string().default(''),
  remember: boolean().default(false),
});
const texts: Record<string, string> = {
  emailRequired: 'Adresse email requise',
  passwordRequired: 'Mot de passe requis',
};

function TestForm({ onSubmit, refusal }: { onSubmit: (values: unknown) => unknown; refusal?: string }) {
  const form = useSchemaForm({
    schema,
    defaultValues: { email: '', password: '', code: '', remember: false },
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
      <TextField name="email" label="Email" hint="Adresse professionnelle" />
      <PasswordField
        name="password"
        label="Mot de passe"
        autoComplete="current-password"
        showLabel="Afficher"
        hideLabel="Masquer"
        warnCapsLock
      />
      <CodeField name="code" label="Code" length={6} />
      <CheckboxField name="remember" label="Se souvenir" />
      <SubmitButton disabled={form.watch('code').length === 1}>Envoyer</SubmitButton>
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
const sendButton = () => screen.getByRole('button', { name: 'Envoyer' });

it('shows a hint below the input, so that fields side by side are aligned', () => {
  setUp();
  const hint = screen.getByText('Adresse professionnelle');
  expect(screen.getByLabelText('Email').compareDocumentPosition(hint)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Adresse professionnelle');
});

describe('Form', () => {
  it('submits normalised values', async () => {
    const { user, onSubmit } = setUp();
    await user.type(email(), '  Awa@Escale.TEST ');
    await user.type(password(), ' secret ');
    await user.click(sendButton());
    expect(onSubmit).toHaveBeenCalledWith({
      email: 'awa@escale.test',
      password: ' secret ',
      code: '',
      remember: false,
    });
  });

  it('submits a checkbox ticked by click, label or keyboard', async () => {
    const { user, onSubmit } = setUp();
    await user.type(email(), 'a@b.fr');
    await user.type(password(), 'x');
    await user.click(screen.getByText('Se souvenir'));
    expect(screen.getByRole('checkbox', { name: 'Se souvenir' })).toBeChecked();
    await user.keyboard(' ');
    expect(screen.getByRole('checkbox', { name: 'Se souvenir' })).not.toBeChecked();
    await user.keyboard(' ');
    await user.click(sendButton());
    expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ remember: true }));
  });

  it('does not submit while its button is disabled, not even on Enter', async () => {
    const { user, onSubmit } = setUp();
    await user.type(email(), 'a@b.fr');
    await user.type(password(), 'x');
    await user.type(screen.getByLabelText('Code'), '1{Enter}');
    expect(sendButton()).toBeDisabled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('links errors to their fields and focuses the first invalid one', async () => {
    const { user, onSubmit } = setUp();
    await user.click(sendButton());
    expect(await screen.findByText('Adresse email requise')).toBeVisible();
    expect(email()).toHaveFocus();
    expect(email()).toBeInvalid();
    expect(email()).toHaveAccessibleDescription('Adresse professionnelle Adresse email requise');
    expect(password()).toHaveAccessibleDescription('Mot de passe requis');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('submits once on a double click and is busy meanwhile', async () => {
    let finish = () => {};
    const onSubmit = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const { user } = setUp({ onSubmit });
    await user.type(email(), 'a@b.fr');
    await user.type(password(), 'x');
    await user.dblClick(sendButton());
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(sendButton()).toHaveAttribute('aria-busy', 'true');
    finish();
    await screen.findByRole('button', { name: 'Envoyer', busy: false });
  });

  it('shows the server error unchanged and keeps the values', async () => {
    const { user } = setUp({ refusal: 'Mot de passe incorrect' });
    await user.type(email(), 'a@b.fr');
    await user.type(password(), 'x');
    await user.click(sendButton());
    expect(await screen.findByText('Mot de passe incorrect')).toBeVisible();
    expect(password()).toHaveAccessibleDescription('Mot de passe incorrect');
    expect(password()).toHaveFocus();
    expect(email()).toHaveValue('a@b.fr');
    expect(password()).toHaveValue('x');
  });
});

describe('PasswordField', () => {
  it('shows and hides the password', async () => {
    const { user } = setUp();
    expect(password()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Afficher' }));
    expect(password()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Masquer' }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('hides the password on submit and keeps it hidden after an error', async () => {
    const { user } = setUp({ refusal: 'Mot de passe incorrect' });
    await user.type(email(), 'a@b.fr');
    await user.type(password(), 'x');
    await user.click(screen.getByRole('button', { name: 'Afficher' }));
    await user.click(sendButton());
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
  it.each(['123456', '123 456', 'Votre code est 123-456.', '١٢٣٤٥٦'])('accepts %j', async (pasted) => {
    const { user } = setUp();
    await user.click(screen.getByLabelText('Code'));
    await user.paste(pasted);
    expect(screen.getByLabelText('Code')).toHaveValue('123456');
  });

  it.each(['12345678', '27/11/2026 11:20', '123456 ou 123457'])(
    'accepts nothing from %j, and says so',
    async (pasted) => {
      const { user } = setUp();
      await user.type(screen.getByLabelText('Code'), '12');
      await user.paste(pasted);
      expect(screen.getByLabelText('Code')).toHaveValue('12');
      const text = 'Aucun code de 6 chiffres reconnu dans le texte collé.';
      expect(screen.getByRole('alert')).toHaveTextContent(text);
      expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(text);
      await user.keyboard('٣');
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(screen.getByLabelText('Code')).toHaveValue('123');
    },
  );

  it('replaces typed digits by a pasted code', async () => {
    const { user } = setUp();
    await user.type(screen.getByLabelText('Code'), '98');
    await user.paste('123 456');
    expect(screen.getByLabelText('Code')).toHaveValue('123456');
  });

  it('appends pasted digits to those already typed', async () => {
    const { user } = setUp();
    await user.type(screen.getByLabelText('Code'), '12');
    await user.paste('3-4');
    expect(screen.getByLabelText('Code')).toHaveValue('1234');
  });

  it('moves the caret to the end on click and keeps a selection replaceable', async () => {
    const { user } = setUp();
    const code = screen.getByLabelText<HTMLInputElement>('Code');
    await user.type(code, '12');
    await user.pointer({ target: code, offset: 0, keys: '[MouseLeft]' });
    await user.keyboard('3');
    expect(code).toHaveValue('123');
    code.select();
    await user.keyboard('9');
    expect(code).toHaveValue('9');
  });

  it('is a numeric one-time-code input without a length limit on paste', () => {
    setUp();
    const code = screen.getByLabelText('Code');
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    expect(code).not.toHaveAttribute('maxlength');
  });

  it('ignores non-digits, and says so [§2-27]', async () => {
    const { user } = setUp();
    await user.type(screen.getByLabelText('Code'), '1-2b');
    expect(screen.getByLabelText('Code')).toHaveValue('12');
    expect(screen.getByRole('alert')).toHaveTextContent('Seuls les chiffres sont repris ici.');
    await user.keyboard('3');
    expect(screen.getByLabelText('Code')).toHaveValue('123');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

it('holds unsaved work while a value differs from the initial one', async () => {
  const { user } = setUp();
  const email = screen.getByRole('textbox', { name: 'Email' });
  expect(hasUnsavedWork()).toBe(false);
  await user.type(email, 'a');
  expect(hasUnsavedWork()).toBe(true);
  await user.clear(email);
  expect(hasUnsavedWork()).toBe(false);
});
