import { useSyncExternalStore } from 'react';
import {
  applyAppearance,
  getAppearance,
  isDark,
  subscribeToAppearance,
  type AppearanceSettings,
} from './appearance-settings';

export interface ColorScheme extends AppearanceSettings {
  /** The theme on screen: the chosen one, or the system's if `auto` is chosen. */
  scheme: 'light' | 'dark';
  apply: (choices: Partial<AppearanceSettings>) => void;
}

/** Returns this browser's theme and layout, and re-renders when they change. */
export function useColorScheme(): ColorScheme {
  const choices = useSyncExternalStore(subscribeToAppearance, getAppearance);
  const dark = useSyncExternalStore(subscribeToAppearance, isDark);
  return { ...choices, scheme: dark ? 'dark' : 'light', apply: applyAppearance };
}
