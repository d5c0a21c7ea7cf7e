import { limits, settingsSchema, type Settings } from '@escale/contracts';
import { useSchemaForm } from '@escale/design-system/forms';
import { useState } from 'react';
import { keepSettings, readSettings } from './settings-store';

export type SaveState = 'idle' | 'saving' | 'saved';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The form of the page. Saving keeps the values in this browser, then is busy for a second; nothing is sent (§2). */
export function useSettingsForm(userId: string) {
  const form = useSchemaForm<Settings>({
    schema: settingsSchema,
    defaultValues: readSettings(userId),
    translate: (key) => key,
  });
  const [state, setState] = useState<SaveState>('idle');
  const unsaved = form.formState.isDirty;

  const save = async (values: Settings) => {
    setState('saving');
    keepSettings(userId, values);
    form.reset(values);
    await pause(limits.settingsSaveMs);
    setState('saved');
  };

  return { form, state, unsaved, save };
}
