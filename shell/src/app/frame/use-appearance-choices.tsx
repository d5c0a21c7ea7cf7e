import { Icon, useColorScheme } from '@escale/design-system';
import type { MenuChoice } from '@escale/design-system/menu';
import type { ReactNode } from 'react';
import { LayoutIcon } from './layout-icon';
import { useMessages } from './messages/catalogue';

const themeIcons = {
  light: <Icon name="sun" size={17} />,
  dark: <Icon name="moon" size={17} />,
  auto: <Icon name="monitor" size={17} />,
};
const layoutIcons = {
  compact: <LayoutIcon layout="compact" />,
  comfortable: <LayoutIcon layout="comfortable" />,
  spacious: <LayoutIcon layout="spacious" />,
};

function createMenuChoice<Value extends string>(
  icons: Readonly<Record<Value, ReactNode>>,
  labels: Readonly<Record<Value, string>>,
  { onChange, ...rest }: { id: string; label: string; value: Value; onChange: (value: Value) => void },
): MenuChoice {
  const values = Object.keys(icons) as Value[];
  return {
    ...rest,
    options: values.map((value) => ({ value, label: labels[value], icon: icons[value] })),
    onChange: (chosen) => values.filter((value) => value === chosen).forEach(onChange),
  };
}

/**
 * Returns the choices of theme and density for this browser. The user menu shows them, since some
 * users may not open the settings.
 */
export function useAppearanceChoices(): MenuChoice[] {
  const texts = useMessages();
  const { theme, layout, apply } = useColorScheme();
  return [
    createMenuChoice(themeIcons, texts.themes, {
      id: 'theme',
      label: texts.theme,
      value: theme,
      onChange: (value) => apply({ theme: value }),
    }),
    createMenuChoice(layoutIcons, texts.layouts, {
      id: 'layout',
      label: texts.layout,
      value: layout,
      onChange: (value) => apply({ layout: value }),
    }),
  ];
}
