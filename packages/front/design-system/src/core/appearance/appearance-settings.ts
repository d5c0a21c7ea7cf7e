import { layoutChoices, themeChoices } from '@escale/contracts';
import { localStore } from '@escale/i18n';

export type ThemeSetting = (typeof themeChoices)[number];
export type LayoutSetting = (typeof layoutChoices)[number];

/** Appearance settings, stored per browser. The user chooses them in the user menu, in the settings or in the palette. */
export interface AppearanceSettings {
  theme: ThemeSetting;
  layout: LayoutSetting;
}

const storageKey = 'escale.interface';
const defaultSettings: AppearanceSettings = { theme: 'auto', layout: 'comfortable' };
const darkQuery = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

let cachedSettings: { raw: string | null; choices: AppearanceSettings } = {
  raw: null,
  choices: defaultSettings,
};

function parseSettings(raw: string | null): AppearanceSettings {
  try {
    const value = JSON.parse(raw ?? '{}') as Partial<AppearanceSettings> | null;
    return {
      theme: themeChoices.find((theme) => theme === value?.theme) ?? defaultSettings.theme,
      layout: layoutChoices.find((layout) => layout === value?.layout) ?? defaultSettings.layout,
    };
  } catch {
    return defaultSettings;
  }
}

/** Returns the stored settings: theme `auto` and layout `comfortable` by default. */
export function getAppearance(): AppearanceSettings {
  const raw = localStore.read(storageKey);
  if (raw !== cachedSettings.raw) cachedSettings = { raw, choices: parseSettings(raw) };
  return cachedSettings.choices;
}

function systemTheme(): MediaQueryList | undefined {
  return typeof matchMedia === 'function' ? matchMedia(darkQuery) : undefined;
}

/** Returns true if the page is dark: the theme is `dark`, or the theme is `auto` and the system is dark. */
export function isDark(): boolean {
  const { theme } = getAppearance();
  return theme === 'dark' || (theme === 'auto' && systemTheme()?.matches === true);
}

function updateDocument(): void {
  const root = document.documentElement;
  const dark = isDark();
  root.classList.toggle('dark', dark);
  root.style.colorScheme = dark ? 'dark' : 'light';
  root.dataset.density = getAppearance().layout;
}

function notifyListeners(): void {
  updateDocument();
  for (const listener of listeners) listener();
}

/** Stores theme and layout in this browser and applies them at once; omitted settings stay unchanged. */
export function applyAppearance(choices: Partial<AppearanceSettings>): void {
  localStore.write(storageKey, JSON.stringify({ ...getAppearance(), ...choices }));
  notifyListeners();
}

/** Calls the listener when the settings (in any tab) or the system's theme change. Returns the unsubscribe function. */
export function subscribeToAppearance(listener: () => void): () => void {
  const system = systemTheme();
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKey || event.key === null) notifyListeners();
  };
  listeners.add(listener);
  system?.addEventListener('change', notifyListeners);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    system?.removeEventListener('change', notifyListeners);
    window.removeEventListener('storage', onStorage);
  };
}
