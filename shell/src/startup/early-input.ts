interface CaretSelection {
  start: number;
  end: number;
  direction: 'forward' | 'backward' | 'none' | undefined;
}

interface EarlyField {
  name: string;
  value: string;
  /** The caret of the focused field. */
  selection: CaretSelection | null;
}

/** The user's input in a form of the document. */
export interface EarlyInput {
  fields: readonly EarlyField[];
  /** True if the user has submitted the form. */
  isSubmitted: boolean;
  isButtonFocused: boolean;
}

function selectionOf(field: HTMLInputElement): CaretSelection | null {
  const { selectionStart: start, selectionEnd: end, selectionDirection } = field;
  if (document.activeElement !== field || start === null || end === null) return null;
  return { start, end, direction: selectionDirection ?? undefined };
}

/**
 * Reads the user's input in a form of the document. `boot.js` has set the form's `data-pressed` if
 * the user has submitted the form.
 */
export function readEarlyInput(form: HTMLFormElement): EarlyInput {
  const fields = new Map<string, EarlyField>();
  for (const field of form.querySelectorAll('input')) {
    const { name, value } = field;
    const known = fields.get(name);
    // An extension may add a field with the same name as ours.
    if (known === undefined || (known.value === '' && known.selection === null))
      fields.set(name, { name, value, selection: selectionOf(field) });
  }
  return {
    fields: [...fields.values()],
    isSubmitted: form.dataset.pressed !== undefined,
    isButtonFocused: form.querySelector('button[type=submit]:focus') !== null,
  };
}

const nativeValueSetter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** Sets a field's value as typing does, so that React and the form notice the change. */
function typeInto(field: HTMLInputElement, value: string): void {
  nativeValueSetter?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Focuses a field and sets its caret. Browsers cannot set the caret of an e-mail field, so the field becomes a text field
 * meanwhile.
 */
function placeCaret(field: HTMLInputElement, { start, end, direction }: CaretSelection): void {
  field.focus({ preventScroll: true });
  const { type } = field;
  field.type = 'text';
  field.setSelectionRange(start, end, direction);
  field.type = type;
}

function matchFields(form: HTMLFormElement, { fields }: EarlyInput) {
  const inputs = [...form.querySelectorAll('input')];
  return fields.flatMap((field) => {
    const live = inputs.find(({ name }) => name !== '' && name === field.name);
    return live === undefined ? [] : [{ ...field, live }];
  });
}

/**
 * Transfers values, focus, caret and submit to the first form below `root` that has at least one of the fields. Skips fields that
 * the form does not have, such as one that an extension added. Returns false while there is no such form.
 */
export function applyEarlyInput(root: ParentNode, early: EarlyInput): boolean {
  const found = [...root.querySelectorAll('form')].map((form) => ({ form, pairs: matchFields(form, early) }));
  const match = found.find(({ pairs }) => pairs.length > 0);
  if (match === undefined) return false;
  const { form, pairs } = match;
  for (const { live, value, selection } of pairs) {
    if (value !== '' || early.isSubmitted) typeInto(live, value);
    if (selection !== null) placeCaret(live, selection);
  }
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  if (early.isButtonFocused) button?.focus({ preventScroll: true });
  if (early.isSubmitted) form.requestSubmit();
  return true;
}
