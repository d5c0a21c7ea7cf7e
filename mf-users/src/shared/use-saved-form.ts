import { rebaseForm, type SchemaForm } from '@escale/design-system/forms';
import { useEffect, useEffectEvent, useState } from 'react';
import { differingPaths, overwrites } from './form-changes';

/**
 * A conflict: another version was saved after the user began to type. `since` is the version on which the entries are based; a
 * server may have none. Each conflict is a new object.
 */
export interface Conflict {
  since: string | undefined;
}

interface SavedForm<Saved, Values extends Record<string, unknown>> {
  form: SchemaForm<Values>;
  /** The server's data, as fetched last. */
  saved: Saved;
  valuesOf: (saved: Saved) => Values;
}

/**
 * Keeps a form in sync with the server's data: untouched fields show the newest values, and a typed field that another person has
 * saved differently meanwhile is a conflict, reported before it is overwritten.
 */
export function useSavedForm<Saved extends { updatedAt?: string }, Values extends Record<string, unknown>>({
  form,
  saved,
  valuesOf,
}: SavedForm<Saved, Values>) {
  const [base, setBase] = useState(saved);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const noteConflict = () => setConflict((before) => ({ since: before?.since ?? base.updatedAt }));
  if (saved !== base) {
    const [before, latest] = [valuesOf(base), valuesOf(saved)];
    if (overwrites({ base: before, typed: form.getValues(), latest })) noteConflict();
    setBase(saved);
  }
  const follow = useEffectEvent(() => {
    const values = valuesOf(base);
    if (differingPaths(values, form.formState.defaultValues ?? {}).length > 0) rebaseForm(form, values);
  });
  useEffect(() => follow(), [base]);

  return {
    /** The saved data that untouched fields show. */
    base,
    conflict,
    noteConflict,
    endConflict: () => setConflict(null),
    acceptSaved: () => {
      form.reset(valuesOf(base));
      setConflict(null);
    },
  };
}
