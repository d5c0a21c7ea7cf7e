import { delay, limits, settingsSchema, type Settings } from '@escale/contracts';
import { useColorScheme } from '@escale/design-system';
import { rebaseForm, useSchemaForm } from '@escale/design-system/forms';
import { useEffect, useEffectEvent, useState } from 'react';
import { findChangedSettings, storeSettings, readSettings } from './settings-store';

export type SaveState = 'idle' | 'saving' | 'saved';

/**
 * Returns the settings form. Saving stores the changed values in this browser, shows a busy state
 * for a second, and sends nothing (§2). While the form is open, the user may change settings in the
 * user menu or in another tab. Fields that the user has not edited show these changes, and saving
 * keeps them.
 */
export function useSettingsForm(userId: string, what: string) {
  const form = useSchemaForm<Settings>({
    schema: settingsSchema,
    defaultValues: readSettings(userId),
    translate: (key) => key,
    what,
  });
  const [state, setState] = useState<SaveState>('idle');
  const unsaved = form.formState.isDirty;

  const { theme, layout } = useColorScheme();
  const follow = useEffectEvent(() => rebaseForm(form, readSettings(userId)));
  useEffect(() => follow(), [theme, layout]);
  useEffect(() => {
    const handleStorage = () => follow();
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, []);

  const save = async (values: Settings) => {
    setState('saving');
    storeSettings(userId, findChangedSettings(values, form.formState.defaultValues));
    form.reset(readSettings(userId));
    await delay(limits.settingsSaveMs);
    setState('saved');
  };

  return { form, state, unsaved, save };
}
