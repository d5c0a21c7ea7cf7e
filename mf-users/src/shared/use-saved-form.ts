import { rebaseForm, type SchemaForm } from '@escale/design-system/forms';
import { useEffect, useEffectEvent, useState } from 'react';
import { differingPaths, overwritesOthers } from './form-changes';

/**
 * A conflict: another person, or the user in another window, saved a newer version after the user had begun to type. `baseVersion` is the
 * version on which the input is based, if the server sends versions. Each conflict is a new object.
 */
export interface Conflict {
  baseVersion: string | undefined;
}

interface SavedFormOptions<Saved, Values extends Record<string, unknown>> {
  form: SchemaForm<Values>;
  /** The data last fetched from the server. */
  saved: Saved;
  valuesOf: (saved: Saved) => Values;
}

/**
 * Keeps a form in sync with the server's data: untouched fields show the newest values. If another person has saved a different
 * value in a field that the user has typed in, reports a conflict before the user's save overwrites that value.
 */
export function useSavedForm<Saved extends { updatedAt?: string }, Values extends Record<string, unknown>>({
  form,
  saved,
  valuesOf,
}: SavedFormOptions<Saved, Values>) {
  const [base, setBase] = useState(saved);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const noteConflict = () =>
    setConflict((before) => ({ baseVersion: before?.baseVersion ?? base.updatedAt }));
  if (saved !== base) {
    const [before, latest] = [valuesOf(base), valuesOf(saved)];
    if (overwritesOthers({ base: before, typed: form.getValues(), latest })) noteConflict();
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
