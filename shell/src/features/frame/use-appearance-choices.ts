import { useColorScheme, type IconName } from '@escale/design-system';
import type { MenuChoice } from '@escale/design-system/menu';
import { useMessages } from './messages/catalogue';

const themes = { light: 'sun', dark: 'moon', auto: 'monitor' } as const;
const layouts = { compact: 'minus', comfortable: 'more', spacious: 'plus' } as const;

function choice<Value extends string>(
  icons: Readonly<Record<Value, IconName>>,
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

/** Theme and density of this browser, for everybody: not everyone may open the settings. */
export function useAppearanceChoices(): MenuChoice[] {
  const texts = useMessages();
  const { theme, layout, apply } = useColorScheme();
  return [
    choice(themes, texts.themes, {
      id: 'theme',
      label: texts.theme,
      value: theme,
      onChange: (value) => apply({ theme: value }),
    }),
    choice(layouts, texts.layouts, {
      id: 'layout',
      label: texts.layout,
      value: layout,
      onChange: (value) => apply({ layout: value }),
    }),
  ];
}
