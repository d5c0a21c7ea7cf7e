import { styled } from '../../core/theme/styled';
import {
  useState,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useMessages } from '../../core/messages';
import { FieldFrame } from './field-frame';
import { pastedText } from './pasted-text';
import { readCode } from './read-code';
import { useField } from './use-field';
import { useFocusFirst } from './use-focus-first';

export interface CodeFieldProps {
  name: string;
  label: string;
  /** Number of digits of the code. */
  length: number;
  /** Hint below the digits; an error replaces the hint. */
  hint?: ReactNode;
  focusFirst?: boolean;
  /** Submits the form as soon as the user has completed a code. */
  submitsWhenComplete?: boolean;
}

const Root = styled('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    gap: '2',
    direction: 'ltr',
  },
});

const Digit = styled('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    height: '14',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border.control',
    borderRadius: 'md',
    background: 'bg.panel',
    fontSize: '2xl',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    active: { true: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '1px' } },
    wrong: { true: { borderColor: 'bad' } },
  },
});

/** The only input, invisible above the boxes: autofill, pasting and screen readers expect one field, not one per digit. */
const HiddenInput = styled('input', {
  base: {
    position: 'absolute',
    inset: '0',
    width: 'full',
    height: 'full',
    border: '0',
    outline: 'none',
    background: 'transparent',
    color: 'transparent',
    caretColor: 'transparent',
    fontSize: 'xl',
    cursor: 'text',
    '&::selection': { background: 'transparent' },
  },
});

/**
 * Renders a one-time code field: one input that looks like a row of boxes. The user may type digits of any script, and paste
 * '123 456' or a whole mail that contains the code. If other characters are dropped, a message says so.
 */
export function CodeField(props: CodeFieldProps) {
  const { name, label, length, hint, focusFirst = false, submitsWhenComplete = false } = props;
  const { control, trigger, clearErrors } = useFormContext<Record<string, string>>();
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ name, control });
  const texts = useMessages();
  const [dropped, setDropped] = useState<string>();
  const note = dropped === undefined ? hint : <span role="alert">{dropped}</span>;
  const field = useField(name, note !== undefined);
  useFocusFirst(field.id, focusFirst);
  const [focused, setFocused] = useState(false);
  const code = readCode(value, length).digits.slice(0, length);
  const active = Math.min(code.length, length - 1);
  const places = Array.from({ length }, (_, place) => place);

  const handleChange = (text: string, { form }: HTMLInputElement) => {
    const read = readCode(text, length);
    const next = read.code ?? read.digits.slice(0, length);
    clearErrors(name);
    setDropped(read.hasOthers && (read.code === undefined || next === code) ? texts.digitsOnly : undefined);
    onChange(next);
    if (submitsWhenComplete && read.code !== undefined && next !== code) form?.requestSubmit();
  };

  /**
   * Handles a paste. A code replaces the value. A text with fewer digits than a code is left to the browser, which inserts it; any
   * other text is refused.
   */
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = pastedText(event);
    const { code: pasted, digits } = readCode(text, length);
    if (pasted === undefined && digits.length < length) return;
    event.preventDefault();
    if (pasted !== undefined) return handleChange(text, event.currentTarget);
    clearErrors(name);
    setDropped(texts.noCode(length));
  };

  /**
   * Shows the error of an incomplete code on Enter, which would otherwise do nothing, since the submit button is disabled. Keeps an
   * error that is already shown, such as the server's refusal.
   */
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter' && code.length < length && field.error === undefined) void trigger(name);
  };

  /** Shows the error of an incomplete code; not during a press on a button, which the error would shift. */
  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    setFocused(false);
    onBlur();
    const incomplete = code.length > 0 && code.length < length;
    if (incomplete && relatedTarget?.matches(':active') !== true) void trigger(name);
  };

  /** Moves the invisible caret to the highlighted box, wherever the user has clicked. */
  const handleClick = ({ currentTarget: input }: MouseEvent<HTMLInputElement>) => {
    if (input.selectionStart === input.selectionEnd) input.setSelectionRange(code.length, code.length);
  };

  return (
    <FieldFrame field={field} label={label} note={note}>
      <Root>
        {places.map((place) => (
          <Digit
            key={place}
            aria-hidden
            active={focused && place === active}
            wrong={field.error !== undefined}
          >
            {code[place]}
          </Digit>
        ))}
        <HiddenInput
          ref={ref}
          id={field.id}
          name={name}
          value={code}
          onChange={(event) => handleChange(event.target.value, event.target)}
          onPaste={handlePaste}
          onClick={handleClick}
          onFocus={() => setFocused(true)}
          onBlur={handleBlur}
          onKeyDown={handleKeyDown}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          aria-invalid={field.error !== undefined}
          aria-describedby={field.error === undefined ? field.describedBy : field.errorId}
        />
      </Root>
    </FieldFrame>
  );
}
