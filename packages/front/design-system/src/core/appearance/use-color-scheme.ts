import { useSyncExternalStore } from 'react';
import {
  applyAppearance,
  getAppearance,
  isDark,
  subscribeToAppearance,
  type AppearanceSettings,
} from './appearance-settings';

export interface ColorScheme extends AppearanceSettings {
  /** The theme that `auto` resolves to, or the chosen one. */
  scheme: 'light' | 'dark';
  apply: (choices: Partial<AppearanceSettings>) => void;
}

/** Returns this browser's theme and layout, and re-renders when they change. */
export function useColorScheme(): ColorScheme {
  const choices = useSyncExternalStore(subscribeToAppearance, getAppearance);
  const dark = useSyncExternalStore(subscribeToAppearance, isDark);
  return { ...choices, scheme: dark ? 'dark' : 'light', apply: applyAppearance };
}
