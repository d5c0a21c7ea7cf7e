import { useSyncExternalStore } from 'react';
import {
  applyInterfaceChoices,
  interfaceChoices,
  isDark,
  watchInterfaceChoices,
  type InterfaceChoices,
} from './interface-choices';

export interface ColorScheme extends InterfaceChoices {
  /** What is on screen now. */
  scheme: 'light' | 'dark';
  apply: (choices: Partial<InterfaceChoices>) => void;
}

/** Theme and layout of this browser, live. */
export function useColorScheme(): ColorScheme {
  const choices = useSyncExternalStore(watchInterfaceChoices, interfaceChoices);
  const dark = useSyncExternalStore(watchInterfaceChoices, isDark);
  return { ...choices, scheme: dark ? 'dark' : 'light', apply: applyInterfaceChoices };
}
