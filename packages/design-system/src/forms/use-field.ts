import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslate } from './form';

/** What a field's parts need to know of each other. */
export interface FieldState {
  id: string;
  error: string | undefined;
  /** For the input: what describes it, and whether it is wrong. */
  describedBy: string | undefined;
  hintId: string;
  errorId: string;
}

/** Ids and error text of one field of the form around. */
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
