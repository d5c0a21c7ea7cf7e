import { act, render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyAppearance, getAppearance } from './appearance-settings';
import { useColorScheme } from './use-color-scheme';

const bootScript = readFileSync(join(__dirname, 'appearance-boot.js'), 'utf8');

let isSystemDark = false;
let changeSystemTheme: () => void = () => undefined;

beforeEach(() => {
  localStorage.clear();
  isSystemDark = false;
  window.matchMedia = () =>
    ({
      get matches() {
        return isSystemDark;
      },
      addEventListener: (_type: string, listener: () => void) => {
        changeSystemTheme = listener;
      },
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
});

const readAppearance = () => {
  const { classList, style, dataset } = document.documentElement;
  return { dark: classList.contains('dark'), colorScheme: style.colorScheme, density: dataset.density };
};

it('stores a changed setting and keeps the others', () => {
  applyAppearance({ theme: 'dark' });
  applyAppearance({ layout: 'compact' });
  expect(getAppearance()).toEqual({ theme: 'dark', layout: 'compact' });
  expect(JSON.parse(localStorage.getItem('escale.interface') ?? '')).toEqual({
    theme: 'dark',
    layout: 'compact',
  });
  expect(readAppearance()).toEqual({ dark: true, colorScheme: 'dark', density: 'compact' });
});

it.each(['', '{', 'null', '[]', '{"theme":"pink","layout":7}'])(
  'falls back to the defaults for a damaged stored value (%s)',
  (stored) => {
    localStorage.setItem('escale.interface', stored);
    expect(getAppearance()).toEqual({ theme: 'auto', layout: 'comfortable' });
  },
);

describe.each([true, false])('with a dark system theme: %s', (dark) => {
  it.each([
    '',
    '{',
    'null',
    '{"theme":"dark"}',
    '{"theme":"light","layout":"spacious"}',
    '{"layout":"huge"}',
  ])('the boot script applies the same theme as the application (%s)', (stored) => {
    isSystemDark = dark;
    localStorage.setItem('escale.interface', stored);
    document.documentElement.removeAttribute('class');
    window.eval(bootScript);
    const booted = readAppearance();
    applyAppearance({});
    expect(booted).toEqual(readAppearance());
    expect(booted.density).toMatch(/^(comfortable|spacious)$/);
  });
});

function AppearanceText() {
  const { theme, scheme, layout } = useColorScheme();
  return <p>{`${theme} ${scheme} ${layout}`}</p>;
}

it('follows the settings, the system theme and other tabs', () => {
  render(<AppearanceText />);
  expect(screen.getByText('auto light comfortable')).toBeVisible();
  act(() => {
    isSystemDark = true;
    changeSystemTheme();
  });
  expect(screen.getByText('auto dark comfortable')).toBeVisible();
  act(() => applyAppearance({ theme: 'light', layout: 'spacious' }));
  expect(screen.getByText('light light spacious')).toBeVisible();
  act(() => {
    localStorage.setItem('escale.interface', '{"theme":"dark","layout":"compact"}');
    window.dispatchEvent(new StorageEvent('storage', { key: 'escale.interface' }));
  });
  expect(screen.getByText('dark dark compact')).toBeVisible();
  expect(readAppearance().density).toBe('compact');
});
