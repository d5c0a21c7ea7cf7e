import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslate } from './form';

/** Ids and state shared by the parts of a field. */
export interface FieldState {
  id: string;
  error: string | undefined;
  /** Ids of the shown hint and error, for the input's `aria-describedby`. */
  describedBy: string | undefined;
  hintId: string;
  errorId: string;
}

/** Returns ids and error text of a field of the surrounding form. */
export function useField(name: string, hasHint: boolean): FieldState {
  const id = useId();
  const { getFieldState, formState } = useFormContext();
  const translate = useTranslate();
  const { error } = getFieldState(name, formState);
  const text = error?.type === 'server' ? error.message : error && translate(error.message ?? '');
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hasHint && hintId, text !== undefined && errorId].filter(Boolean).join(' ');
  return { id, error: text, describedBy: describedBy || undefined, hintId, errorId };
}
