import { useUnsavedWork } from '../../core/unsaved/unsaved-work';
import { yupResolver } from '@hookform/resolvers/yup';
import { useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import type { ObjectSchema } from 'yup';

/** Translates the message key of a schema by the form's catalogue. */
export type Translate = (key: string) => string;

export type SchemaForm<Values extends FieldValues> = UseFormReturn<Values> & {
  translate: Translate;
  /** Shows the server's error of a field verbatim and focuses the field; cleared by its next change. */
  setServerError: (name: FieldPath<Values>, text: string) => void;
};

export interface SchemaFormOptions<Values extends FieldValues> {
  /** The request's schema; its messages are keys. */
  schema: ObjectSchema<Values>;
  defaultValues: DefaultValues<Values>;
  translate: Translate;
  /** What the form edits, in the words of its page; named when the user leaves with unsaved changes. */
  what?: string;
}

/**
 * Returns a form for a schema of `@escale/contracts` (§5). Errors appear on the first submit and then update on input.
 * Set an error of the server with `form.setServerError(name, text)`.
 */
export function useSchemaForm<Values extends FieldValues>(
  options: SchemaFormOptions<Values>,
): SchemaForm<Values> {
  const { schema, defaultValues, translate, what } = options;
  const [resolver] = useState(() => yupResolver(schema as never) as unknown as Resolver<Values>);
  const form = useForm<Values>({ resolver, defaultValues, shouldFocusError: true });
  useUnsavedWork(form.formState.isDirty, what);
  const setServerError: SchemaForm<Values>['setServerError'] = (name, message) =>
    form.setError(name, { type: 'server', message }, { shouldFocus: true });
  return { ...form, translate, setServerError };
}
