import { useSyncExternalStore } from 'react';
import {
  applyAppearance,
  getAppearance,
  isDark,
  subscribeToAppearance,
  type AppearanceSettings,
} from './appearance-settings';

export interface ColorScheme extends AppearanceSettings {
  /** The theme on screen. */
  scheme: 'light' | 'dark';
  apply: (choices: Partial<AppearanceSettings>) => void;
}

/** Returns theme and layout of this browser, kept up to date. */
export function useColorScheme(): ColorScheme {
  const choices = useSyncExternalStore(subscribeToAppearance, getAppearance);
  const dark = useSyncExternalStore(subscribeToAppearance, isDark);
  return { ...choices, scheme: dark ? 'dark' : 'light', apply: applyAppearance };
}
