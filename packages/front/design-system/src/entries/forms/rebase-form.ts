import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import type { SchemaForm } from './use-schema-form';

/**
 * Updates a form with newer saved values: untouched fields show them; the others keep their input and stay unsaved, unless it
 * equals the saved value. Unlike `reset`, it keeps a submission in progress and the errors on screen.
 */
export function rebaseForm<Values extends FieldValues>(form: SchemaForm<Values>, saved: Values): void {
  const follow = (value: unknown, path: string) => {
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      for (const [name, inner] of Object.entries(value)) follow(inner, `${path}.${name}`);
    else if (!form.getFieldState(path as FieldPath<Values>).isDirty)
      form.setValue(path as FieldPath<Values>, value as FieldPathValue<Values, FieldPath<Values>>);
  };
  for (const [name, value] of Object.entries(saved)) follow(value, name);
  form.resetDefaultValues(saved);
}
