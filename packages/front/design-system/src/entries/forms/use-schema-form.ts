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

/** Returns the form's text for a message key of a schema. */
export type Translate = (key: string) => string;

export type SchemaForm<Values extends FieldValues> = UseFormReturn<Values> & {
  translate: Translate;
  /** Shows the server's error text below a field, untranslated, and focuses the field. A change of the field clears the text. */
  setServerError: (name: FieldPath<Values>, text: string) => void;
};

export interface SchemaFormOptions<Values extends FieldValues> {
  /** The request's schema; its messages are keys of the form's texts. */
  schema: ObjectSchema<Values>;
  defaultValues: DefaultValues<Values>;
  translate: Translate;
  /** Name of the edited data, as the page calls it, for the question before the user leaves with unsaved changes. */
  what?: string;
}

/**
 * Returns a form for a schema of `@escale/contracts` (§5). Errors appear on the first submit and then update while the user types.
 * Show an error from the server with `form.setServerError(name, text)`.
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
