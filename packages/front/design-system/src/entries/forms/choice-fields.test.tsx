import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { boolean, number, object, string } from 'yup';
import { TestPage } from '../../test-page';
import {
  Form,
  NumberField,
  RadioField,
  Select,
  SelectField,
  SubmitButton,
  SwitchField,
  useSchemaForm,
} from '.';

const schema = object({
  language: string().required(),
  role: string().required('roleRequired'),
  minutes: number().required(),
  reports: boolean().required(),
});

const languages = [
  { value: 'fr', label: 'Français' },
  { value: 'en', label: 'Anglais' },
  { value: 'ar', label: 'Arabe', disabled: true },
];
const roles = [
  { value: 'ADMIN', label: 'Administrateur', description: 'Gère les comptes' },
  { value: 'OPERATOR', label: 'Opérateur' },
  { value: 'SUPER_ADMIN', label: 'Super Administrateur', unavailableReason: 'Rôle au-dessus du vôtre' },
];

interface TestFormProps {
  onSubmit: (values: unknown) => void;
  closed?: string;
}

function TestForm({ onSubmit, closed }: TestFormProps) {
  const form = useSchemaForm({
    schema,
    defaultValues: { language: 'fr', role: '', minutes: 15, reports: false },
    translate: (key) => (key === 'roleRequired' ? 'Choisissez un rôle' : key),
  });
  return (
    <Form form={form} label="Essai" onSubmit={onSubmit}>
      <SelectField name="language" label="Langue" options={languages} unavailableReason={closed} />
      <RadioField name="role" label="Rôle" options={roles} />
      <NumberField name="minutes" label="Validité" min={5} max={30} suffix="minutes" />
      <SwitchField name="reports" label="Rapports" description="Chaque lundi" />
      <SubmitButton>Envoyer</SubmitButton>
    </Form>
  );
}

function setUp(closed?: string) {
  const onSubmit = jest.fn();
  render(<TestForm onSubmit={onSubmit} closed={closed} />, { wrapper: TestPage });
  return { onSubmit, send: () => userEvent.click(screen.getByRole('button', { name: 'Envoyer' })) };
}

it('submits the chosen values', async () => {
  const { onSubmit, send } = setUp();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Langue' }), 'Anglais');
  await userEvent.click(screen.getByRole('radio', { name: 'Administrateur' }));
  const minutes = screen.getByRole('spinbutton', { name: 'Validité' });
  expect(minutes).toHaveAccessibleDescription('minutes');
  await userEvent.clear(minutes);
  await userEvent.type(minutes, '20');
  await userEvent.click(screen.getByRole('switch', { name: 'Rapports' }));
  await send();
  expect(onSubmit).toHaveBeenCalledWith({ language: 'en', role: 'ADMIN', minutes: 20, reports: true });
});

it.each(['٢٠', '۲۰', '２０'])('the number %s is written as 20, typed or pasted', async (number) => {
  const write = jest.fn();
  // A mock receives the editing commands, which jsdom does not have.
  Object.assign(document, { execCommand: write });
  setUp();
  const minutes = screen.getByRole('spinbutton', { name: 'Validité' });
  for (const digit of number) fireEvent.keyPress(minutes, { which: digit.charCodeAt(0) });
  await userEvent.click(minutes);
  await userEvent.paste(number);
  expect(write.mock.calls).toEqual(['2', '0', '20'].map((digits) => ['insertText', false, digits]));
});

it('sets the bounds of a number input', () => {
  setUp();
  const minutes = screen.getByRole('spinbutton', { name: 'Validité' });
  expect(minutes).toHaveAttribute('min', '5');
  expect(minutes).toHaveAttribute('max', '30');
});

it('selects a radio by arrow keys, skips disabled options and describes why they are disabled', async () => {
  setUp();
  const group = within(screen.getByRole('radiogroup', { name: 'Rôle' }));
  const closed = group.getByRole('radio', { name: 'Super Administrateur' });
  expect(closed).toBeDisabled();
  expect(closed).toHaveAccessibleDescription('Rôle au-dessus du vôtre');
  const first = group.getByRole('radio', { name: 'Administrateur' });
  expect(first).toHaveAccessibleDescription('Gère les comptes');
  await userEvent.click(first);
  await userEvent.keyboard('{ArrowDown}');
  expect(group.getByRole('radio', { name: 'Opérateur' })).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  expect(first).toBeChecked();
});

it('shows the error and focuses the field', async () => {
  const { onSubmit, send } = setUp();
  await send();
  expect(await screen.findByText('Choisissez un rôle')).toBeVisible();
  expect(screen.getByRole('radiogroup', { name: 'Rôle' })).toHaveAccessibleDescription('Choisissez un rôle');
  expect(screen.getByRole('radio', { name: 'Administrateur' })).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('keeps the value of a read-only field and shows the reason', async () => {
  setUp('Droit requis : écriture');
  const list = screen.getByRole('combobox', { name: 'Langue' });
  expect(list).toHaveAccessibleDescription(expect.stringContaining('Droit requis : écriture'));
  expect(within(list).getByRole('option', { name: 'Anglais' })).toBeDisabled();
  await userEvent.tab();
  expect(list).toHaveFocus();
  expect(list).toHaveValue('fr');
});

it('calls onChange of a filter with the chosen value', async () => {
  const onChange = jest.fn();
  render(<Select label="Langue" labelHidden value="fr" options={languages} onChange={onChange} />, {
    wrapper: TestPage,
  });
  const list = screen.getByRole('combobox', { name: 'Langue' });
  expect(within(list).getByRole('option', { name: 'Arabe' })).toBeDisabled();
  await userEvent.selectOptions(list, 'Anglais');
  expect(onChange).toHaveBeenCalledWith('en');
});

const berthSchema = object({ metres: number().required() });

function BerthForm() {
  const form = useSchemaForm({ schema: berthSchema, defaultValues: {}, translate: (key) => key });
  return (
    <Form form={form} label="Poste" onSubmit={() => form.reset()}>
      <NumberField name="metres" label="Longueur" />
      <SubmitButton>Ajouter</SubmitButton>
    </Form>
  );
}

it('a number without a default is empty again after a reset', async () => {
  render(<BerthForm />, { wrapper: TestPage });
  await userEvent.type(screen.getByLabelText('Longueur'), '210');
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter' }));
  await waitFor(() => expect(screen.getByLabelText('Longueur')).toHaveValue(null));
});
