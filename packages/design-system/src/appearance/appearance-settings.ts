import { layoutChoices, themeChoices } from '@escale/contracts';

export type ThemeSetting = (typeof themeChoices)[number];
export type LayoutSetting = (typeof layoutChoices)[number];

/** Choices of this browser (settings, 'Interface'). */
export interface AppearanceSettings {
  theme: ThemeSetting;
  layout: LayoutSetting;
}

const storageKey = 'escale.interface';
const defaults: AppearanceSettings = { theme: 'auto', layout: 'comfortable' };
const darkQuery = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

let snapshot: { raw: string | null; choices: AppearanceSettings } = { raw: null, choices: defaults };

function stored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function parse(raw: string | null): AppearanceSettings {
  try {
    const value = JSON.parse(raw ?? '{}') as Partial<AppearanceSettings> | null;
    return {
      theme: themeChoices.find((theme) => theme === value?.theme) ?? defaults.theme,
      layout: layoutChoices.find((layout) => layout === value?.layout) ?? defaults.layout,
    };
  } catch {
    return defaults;
  }
}

/** The stored choices: theme `auto` and layout `comfortable` where nothing valid is stored. */
export function getAppearance(): AppearanceSettings {
  const raw = stored();
  if (raw !== snapshot.raw) snapshot = { raw, choices: parse(raw) };
  return snapshot.choices;
}

function systemTheme(): MediaQueryList | undefined {
  return typeof matchMedia === 'function' ? matchMedia(darkQuery) : undefined;
}

/** Whether the choices and the system ask for the dark theme now. */
export function isDark(): boolean {
  const { theme } = getAppearance();
  return theme === 'dark' || (theme === 'auto' && systemTheme()?.matches === true);
}

function paint(): void {
  const root = document.documentElement;
  const dark = isDark();
  root.classList.toggle('dark', dark);
  root.style.colorScheme = dark ? 'dark' : 'light';
  root.dataset.density = getAppearance().layout;
}

function changed(): void {
  paint();
  for (const listener of listeners) listener();
}

/** Remembers theme and layout in this browser and shows them at once; what is left out stays as it is. */
export function applyAppearance(choices: Partial<AppearanceSettings>): void {
  const raw = JSON.stringify({ ...getAppearance(), ...choices });
  try {
    localStorage.setItem(storageKey, raw);
  } catch {
    snapshot = { raw: null, choices: parse(raw) };
  }
  changed();
}

/** Follows changes of the choices, in this tab and in others, and of the system's theme. Returns the way to stop. */
export function subscribeToAppearance(listener: () => void): () => void {
  const system = systemTheme();
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKey || event.key === null) changed();
  };
  listeners.add(listener);
  system?.addEventListener('change', changed);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    system?.removeEventListener('change', changed);
    window.removeEventListener('storage', onStorage);
  };
}
