import { useSyncExternalStore } from 'react';
import {
  applyAppearance,
  getAppearance,
  isDark,
  subscribeToAppearance,
  type AppearanceSettings,
} from './appearance-settings';

export interface ColorScheme extends AppearanceSettings {
  /** What is on screen now. */
  scheme: 'light' | 'dark';
  apply: (choices: Partial<AppearanceSettings>) => void;
}

/** Theme and layout of this browser, live. */
export function useColorScheme(): ColorScheme {
  const choices = useSyncExternalStore(subscribeToAppearance, getAppearance);
  const dark = useSyncExternalStore(subscribeToAppearance, isDark);
  return { ...choices, scheme: dark ? 'dark' : 'light', apply: applyAppearance };
}
