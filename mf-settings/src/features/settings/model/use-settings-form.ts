import { limits, settingsSchema, type Settings } from '@escale/contracts';
import { useSchemaForm } from '@escale/design-system/forms';
import { useState } from 'react';
import { storeSettings, readSettings } from './settings-store';

export type SaveState = 'idle' | 'saving' | 'saved';

const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The settings form. Saving stores the values in this browser and stays busy for a second; nothing is sent (§2). */
export function useSettingsForm(userId: string, what: string) {
  const form = useSchemaForm<Settings>({
    schema: settingsSchema,
    defaultValues: readSettings(userId),
    translate: (key) => key,
    what,
  });
  const [state, setState] = useState<SaveState>('idle');
  const unsaved = form.formState.isDirty;

  const save = async (values: Settings) => {
    setState('saving');
    storeSettings(userId, values);
    form.reset(values);
    await delay(limits.settingsSaveMs);
    setState('saved');
  };

  return { form, state, unsaved, save };
}
