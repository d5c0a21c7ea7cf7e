import { checkEmailRequestSchema } from '@escale/contracts';
import { DesignSystemProvider } from '@escale/design-system';
import { Form, SubmitButton, TextField, useSchemaForm } from '@escale/design-system/forms/core';
import { act, fireEvent, render, waitFor } from '@escale/testing';
import type { ReactNode } from 'react';
import { handOverFirstScreen } from './hand-over';

const sentEmail = jest.fn<void, [string]>();
const chosenLanguage = jest.fn<void, [string]>();

function LiveForm({ known }: { known: string }) {
  const form = useSchemaForm({
    schema: checkEmailRequestSchema,
    defaultValues: { email: known },
    translate: (key) => key,
  });
  return (
    <Form form={form} onSubmit={({ email }) => sentEmail(email)}>
      <h1>Identification</h1>
      <TextField name="email" label="Email" />
      <SubmitButton>Continuer</SubmitButton>
      <button type="button" lang="en" onClick={() => chosenLanguage('en')}>
        English
      </button>
    </Form>
  );
}

type ApplicationPart = 'waiting' | 'frame' | 'form' | 'failure';

const applicationParts: Record<Exclude<ApplicationPart, 'form'>, ReactNode> = {
  waiting: <p role="status">Chargement</p>,
  frame: <header>Frame</header>,
  failure: <p role="alert">Panne</p>,
};

let showPart: (part: ApplicationPart) => Promise<void>;

const { dataset } = document.documentElement;
const earlyForm = () => document.querySelector<HTMLFormElement>('[data-screen] form')!;
const earlyField = () => earlyForm().querySelector('input')!;
const liveField = () => document.querySelector<HTMLInputElement>('#root input')!;
const countScreens = () => document.querySelectorAll('[data-screen], [data-screen-styles]').length;

/** Renders a document that shows one of its screens, while the application is still waiting. */
function startHandOver(first: string | undefined, known = ''): void {
  window.history.replaceState(null, '', '/login');
  render(
    <main>
      <style data-screen-styles />
      <div data-screen="sign-in">
        <form>
          <input name="email" />
          <button type="submit">Continuer</button>
        </form>
      </div>
      <div data-screen="frame">
        <header />
      </div>
    </main>,
  );
  if (first === undefined) delete dataset.first;
  else dataset.first = first;
  const root = document.body.appendChild(document.createElement('div'));
  root.id = 'root';
  handOverFirstScreen(document, root);
  const application = (part: ApplicationPart) => (
    <DesignSystemProvider>
      {part === 'form' ? <LiveForm known={known} /> : applicationParts[part]}
    </DesignSystemProvider>
  );
  const { rerender } = render(application('waiting'), { container: root });
  // The hand-over reacts to the changed page before the next task.
  showPart = async (part) => {
    rerender(application(part));
    await act(async () => undefined);
  };
}

beforeEach(() => {
  sentEmail.mockClear();
  chosenLanguage.mockClear();
  document.getElementById('root')?.remove();
});

it('stays while the application is waiting, and disappears with its first page', async () => {
  startHandOver('sign-in');
  await showPart('frame');
  expect(dataset.first).toBe('sign-in');
  expect(countScreens()).toBe(3);
  await showPart('form');
  expect(dataset.first).toBeUndefined();
  expect(countScreens()).toBe(0);
});

it('keeps what was typed, the focus and the selection', async () => {
  startHandOver('sign-in');
  earlyField().focus();
  earlyField().value = 'awa.kone@escale.test';
  earlyField().setSelectionRange(4, 8, 'backward');
  await showPart('form');
  expect(liveField()).toHaveValue('awa.kone@escale.test');
  expect(liveField()).toHaveFocus();
  const { selectionStart, selectionEnd, selectionDirection } = liveField();
  expect([selectionStart, selectionEnd, selectionDirection]).toEqual([4, 8, 'backward']);
  expect(sentEmail).not.toHaveBeenCalled();
});

describe('what an extension puts into the form', () => {
  const foreign = {
    'a field without a name': () => document.createElement('input'),
    'a field of its own': () =>
      Object.assign(document.createElement('input'), { name: 'x-fill', value: 'x' }),
    'a hidden field': () =>
      Object.assign(document.createElement('input'), { type: 'hidden', name: 'token', value: 'x' }),
    'a field of the same name': () => Object.assign(document.createElement('input'), { name: 'email' }),
    'a script': () => Object.assign(document.createElement('script'), { type: 'submit' }),
  };

  it.each(
    Object.entries(foreign).flatMap(([what, make]) => [
      [`${what}, before ours`, make, 'prepend'] as const,
      [`${what}, behind ours`, make, 'append'] as const,
    ]),
  )('%s: it is skipped, and the input is handed over', async (_what, make, place) => {
    startHandOver('sign-in');
    const field = earlyField();
    const [form, added] = [earlyForm(), make()];
    form[place](added);
    fireEvent.change(field, { target: { value: 'awa@escale.test' } });
    field.focus();
    form.dataset.pressed = '';
    await showPart('form');
    expect(liveField()).toHaveValue('awa@escale.test');
    expect(liveField()).toHaveFocus();
    await waitFor(() => expect(sentEmail).toHaveBeenCalledWith('awa@escale.test'));
    expect(sentEmail).toHaveBeenCalledTimes(1);
  });
});

it('sends an early press once, with the current value of the field', async () => {
  startHandOver('sign-in');
  earlyField().value = 'Awa.Kone@escale.test';
  earlyForm().dataset.pressed = '';
  await showPart('form');
  await waitFor(() => expect(sentEmail).toHaveBeenCalled());
  await showPart('waiting');
  await showPart('form');
  expect(sentEmail.mock.calls).toEqual([['awa.kone@escale.test']]);
});

it('applies an early choice of language once, and keeps the typed input', async () => {
  startHandOver('sign-in');
  dataset.chosen = 'en';
  earlyField().value = 'awa.kone@escale.test';
  await showPart('form');
  await showPart('waiting');
  await showPart('form');
  expect(chosenLanguage.mock.calls).toEqual([['en']]);
  expect(sentEmail).not.toHaveBeenCalled();
});

it('an early press of the empty field gets the answer of the form', async () => {
  startHandOver('sign-in', 'awa.kone@escale.test');
  earlyForm().dataset.pressed = '';
  await showPart('form');
  await waitFor(() => expect(liveField()).toHaveAccessibleDescription('emailRequired'));
  expect(sentEmail).not.toHaveBeenCalled();
});

it('a field that nobody touched leaves the address that the form knows', async () => {
  startHandOver('sign-in', 'awa.kone@escale.test');
  await showPart('form');
  expect(liveField()).toHaveValue('awa.kone@escale.test');
  expect(liveField()).not.toHaveFocus();
});

it('keeps the focus on the button', async () => {
  startHandOver('sign-in');
  earlyForm().querySelector('button')!.focus();
  await showPart('form');
  expect(document.querySelector('#root button')).toHaveFocus();
});

it('waits for the end of a composed character', async () => {
  startHandOver('sign-in');
  earlyField().dataset.composing = '';
  await showPart('form');
  expect(countScreens()).toBe(3);
  delete earlyField().dataset.composing;
  earlyField().value = 'awa.koné';
  fireEvent.compositionEnd(earlyField());
  expect(countScreens()).toBe(0);
  expect(liveField()).toHaveValue('awa.koné');
});

it('a failure replaces it at once; after a retry, the form has the typed input, unsent', async () => {
  startHandOver('sign-in');
  earlyField().value = 'awa.kone@escale.test';
  earlyForm().dataset.pressed = '';
  await showPart('failure');
  expect(countScreens()).toBe(0);
  expect(dataset.first).toBeUndefined();
  await showPart('waiting');
  await showPart('form');
  expect(liveField()).toHaveValue('awa.kone@escale.test');
  expect(sentEmail).not.toHaveBeenCalled();
});

it('the typed input does not follow to another address', async () => {
  startHandOver('sign-in');
  earlyField().value = 'awa.kone@escale.test';
  await showPart('failure');
  window.history.replaceState(null, '', '/forgot-password');
  await showPart('form');
  expect(liveField()).toHaveValue('');
});

it('the frame disappears once the frame of the application is shown', async () => {
  startHandOver('frame');
  expect(countScreens()).toBe(3);
  await showPart('frame');
  expect(countScreens()).toBe(0);
});

it('all screens disappear with the first page at an address without a screen', async () => {
  startHandOver(undefined);
  await showPart('form');
  expect(countScreens()).toBe(0);
});
