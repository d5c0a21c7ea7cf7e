import { checkEmailRequestSchema } from '@escale/contracts';
import { DesignSystemProvider } from '@escale/design-system';
import { Form, SubmitButton, TextField, useSchemaForm } from '@escale/design-system/forms/core';
import { act, fireEvent, render, waitFor } from '@escale/testing';
import type { ReactNode } from 'react';
import { handOverFirstScreen } from './hand-over';

const sent = jest.fn<void, [string]>();
const chosen = jest.fn<void, [string]>();

function LiveForm({ known }: { known: string }) {
  const form = useSchemaForm({
    schema: checkEmailRequestSchema,
    defaultValues: { email: known },
    translate: (key) => key,
  });
  return (
    <Form form={form} onSubmit={({ email }) => sent(email)}>
      <h1>Identification</h1>
      <TextField name="email" label="Email" />
      <SubmitButton>Continuer</SubmitButton>
      <button type="button" lang="en" onClick={() => chosen('en')}>
        English
      </button>
    </Form>
  );
}

type Part = 'waiting' | 'frame' | 'form' | 'failure';

const parts: Record<Exclude<Part, 'form'>, ReactNode> = {
  waiting: <p role="status">Chargement</p>,
  frame: <header>Frame</header>,
  failure: <p role="alert">Panne</p>,
};

let show: (part: Part) => Promise<void>;

const { dataset } = document.documentElement;
const earlyForm = () => document.querySelector<HTMLFormElement>('[data-screen] form')!;
const early = () => earlyForm().querySelector('input')!;
const live = () => document.querySelector<HTMLInputElement>('#root input')!;
const screens = () => document.querySelectorAll('[data-screen], [data-screen-styles]').length;

/** A document showing one of its screens, with the application not rendered yet. */
function start(first: string | undefined, known = ''): void {
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
  const application = (part: Part) => (
    <DesignSystemProvider>{part === 'form' ? <LiveForm known={known} /> : parts[part]}</DesignSystemProvider>
  );
  const { rerender } = render(application('waiting'), { container: root });
  // The hand-over follows the change of the page before the next task.
  show = async (part) => {
    rerender(application(part));
    await act(async () => undefined);
  };
}

beforeEach(() => {
  sent.mockClear();
  chosen.mockClear();
  document.getElementById('root')?.remove();
});

it('stays while the application only waits, and is gone with its first page', async () => {
  start('sign-in');
  await show('frame');
  expect(dataset.first).toBe('sign-in');
  expect(screens()).toBe(3);
  await show('form');
  expect(dataset.first).toBeUndefined();
  expect(screens()).toBe(0);
});

it('keeps what was typed, the focus and the selection', async () => {
  start('sign-in');
  early().focus();
  early().value = 'awa.kone@escale.test';
  early().setSelectionRange(4, 8, 'backward');
  await show('form');
  expect(live()).toHaveValue('awa.kone@escale.test');
  expect(live()).toHaveFocus();
  const { selectionStart, selectionEnd, selectionDirection } = live();
  expect([selectionStart, selectionEnd, selectionDirection]).toEqual([4, 8, 'backward']);
  expect(sent).not.toHaveBeenCalled();
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
    start('sign-in');
    const field = early();
    const [form, added] = [earlyForm(), make()];
    form[place](added);
    fireEvent.change(field, { target: { value: 'awa@escale.test' } });
    field.focus();
    form.dataset.pressed = '';
    await show('form');
    expect(live()).toHaveValue('awa@escale.test');
    expect(live()).toHaveFocus();
    await waitFor(() => expect(sent).toHaveBeenCalledWith('awa@escale.test'));
    expect(sent).toHaveBeenCalledTimes(1);
  });
});

it('sends an early press once, with the current value of the field', async () => {
  start('sign-in');
  early().value = 'Awa.Kone@escale.test';
  earlyForm().dataset.pressed = '';
  await show('form');
  await waitFor(() => expect(sent).toHaveBeenCalled());
  await show('waiting');
  await show('form');
  expect(sent.mock.calls).toEqual([['awa.kone@escale.test']]);
});

it('chooses once the language that was pressed early, and keeps what was typed', async () => {
  start('sign-in');
  dataset.chosen = 'en';
  early().value = 'awa.kone@escale.test';
  await show('form');
  await show('waiting');
  await show('form');
  expect(chosen.mock.calls).toEqual([['en']]);
  expect(sent).not.toHaveBeenCalled();
});

it('an early press of the empty field gets the answer of the form', async () => {
  start('sign-in', 'awa.kone@escale.test');
  earlyForm().dataset.pressed = '';
  await show('form');
  await waitFor(() => expect(live()).toHaveAccessibleDescription('emailRequired'));
  expect(sent).not.toHaveBeenCalled();
});

it('a field that nobody touched leaves the address that the form knows', async () => {
  start('sign-in', 'awa.kone@escale.test');
  await show('form');
  expect(live()).toHaveValue('awa.kone@escale.test');
  expect(live()).not.toHaveFocus();
});

it('keeps the focus on the button', async () => {
  start('sign-in');
  earlyForm().querySelector('button')!.focus();
  await show('form');
  expect(document.querySelector('#root button')).toHaveFocus();
});

it('waits for the end of a composed character', async () => {
  start('sign-in');
  early().dataset.composing = '';
  await show('form');
  expect(screens()).toBe(3);
  delete early().dataset.composing;
  early().value = 'awa.koné';
  fireEvent.compositionEnd(early());
  expect(screens()).toBe(0);
  expect(live()).toHaveValue('awa.koné');
});

it('a failure takes its place at once, and the form after a new attempt has what was typed, unsent', async () => {
  start('sign-in');
  early().value = 'awa.kone@escale.test';
  earlyForm().dataset.pressed = '';
  await show('failure');
  expect(screens()).toBe(0);
  expect(dataset.first).toBeUndefined();
  await show('waiting');
  await show('form');
  expect(live()).toHaveValue('awa.kone@escale.test');
  expect(sent).not.toHaveBeenCalled();
});

it('what was typed does not follow to another address', async () => {
  start('sign-in');
  early().value = 'awa.kone@escale.test';
  await show('failure');
  window.history.replaceState(null, '', '/forgot-password');
  await show('form');
  expect(live()).toHaveValue('');
});

it('the frame ends with the frame of the application', async () => {
  start('frame');
  expect(screens()).toBe(3);
  await show('frame');
  expect(screens()).toBe(0);
});

it('the document of an address without a screen loses all of them with the first page', async () => {
  start(undefined);
  await show('form');
  expect(screens()).toBe(0);
});
