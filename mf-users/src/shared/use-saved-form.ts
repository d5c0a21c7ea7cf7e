import { rebaseForm, type SchemaForm } from '@escale/design-system/forms';
import { useEffect, useEffectEvent, useState } from 'react';
import { differingPaths, overwrites } from './form-changes';

/** The version that a person's entries were made on when another was saved over it; a server need not have any. Each is new. */
export interface Conflict {
  since: string | undefined;
}

interface SavedForm<Saved, Values extends Record<string, unknown>> {
  form: SchemaForm<Values>;
  /** What the server holds, as it was fetched last. */
  saved: Saved;
  valuesOf: (saved: Saved) => Values;
}

/**
 * Keeps a form on what the server holds: fields that were not typed in show the newest values, and a field that another person
 * has saved differently meanwhile is a conflict, before it is saved over.
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
    /** What the form shows where nothing was typed. */
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
