import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import type { SchemaForm } from './use-schema-form';

/**
 * Makes newer saved values the base of a form. Fields that the user has not changed show the new values. Changed fields keep the
 * user's input, and count as unsaved unless the input equals the new value. Unlike `reset`, this keeps a submission in progress and
 * the errors on screen.
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
