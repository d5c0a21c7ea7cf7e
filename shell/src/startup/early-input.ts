interface Selection {
  start: number;
  end: number;
  direction: 'forward' | 'backward' | 'none' | undefined;
}

interface EarlyField {
  name: string;
  value: string;
  /** The caret of the focused field. */
  selection: Selection | null;
}

/** The user's input in a form of the document. */
export interface EarlyInput {
  fields: readonly EarlyField[];
  /** True when the form was submitted. */
  pressed: boolean;
  buttonFocused: boolean;
}

function selectionOf(field: HTMLInputElement): Selection | null {
  const { selectionStart: start, selectionEnd: end, selectionDirection } = field;
  if (document.activeElement !== field || start === null || end === null) return null;
  return { start, end, direction: selectionDirection ?? undefined };
}

/** Reads what was typed into a form of the document, and whether it was submitted (`boot.js`). */
export function readEarlyInput(form: HTMLFormElement): EarlyInput {
  const fields = new Map<string, EarlyField>();
  for (const field of form.querySelectorAll('input')) {
    const { name, value } = field;
    const known = fields.get(name);
    // An extension may add a field of the same name beside ours.
    if (known === undefined || (known.value === '' && known.selection === null))
      fields.set(name, { name, value, selection: selectionOf(field) });
  }
  return {
    fields: [...fields.values()],
    pressed: form.dataset.pressed !== undefined,
    buttonFocused: form.querySelector('button[type=submit]:focus') !== null,
  };
}

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** Sets a value as typing does, so that React and the form notice it. */
function typeInto(field: HTMLInputElement, value: string): void {
  setValue?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Focuses a field and sets its caret. The caret of an e-mail field cannot be set, so it becomes a text field for that moment. */
function placeCaret(field: HTMLInputElement, { start, end, direction }: Selection): void {
  field.focus({ preventScroll: true });
  const { type } = field;
  field.type = 'text';
  field.setSelectionRange(start, end, direction);
  field.type = type;
}

function pairsIn(form: HTMLFormElement, { fields }: EarlyInput) {
  const inputs = [...form.querySelectorAll('input')];
  return fields.flatMap((field) => {
    const live = inputs.find(({ name }) => name !== '' && name === field.name);
    return live === undefined ? [] : [{ ...field, live }];
  });
}

/**
 * Transfers the input to the form below `root` that has the same fields: values, focus and caret, and the submit. A field added by
 * an extension has no counterpart and is skipped. Returns false while there is no such form.
 */
export function applyEarlyInput(root: ParentNode, early: EarlyInput): boolean {
  const found = [...root.querySelectorAll('form')].map((form) => ({ form, pairs: pairsIn(form, early) }));
  const match = found.find(({ pairs }) => pairs.length > 0);
  if (match === undefined) return false;
  const { form, pairs } = match;
  for (const { live, value, selection } of pairs) {
    if (value !== '' || early.pressed) typeInto(live, value);
    if (selection !== null) placeCaret(live, selection);
  }
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  if (early.buttonFocused) button?.focus({ preventScroll: true });
  if (early.pressed) form.requestSubmit();
  return true;
}
