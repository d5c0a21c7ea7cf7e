import { Icon } from '@escale/design-system';
import { Menu } from '@escale/design-system/menu';
import { useState } from 'react';
import type { GalleryMeta } from '../../storybook/gallery-meta';
import { pressFirstControl } from '../../samples/press-first-control';
import { useSamples } from '../../samples/use-samples';

export default {
  title: 'Overlays/Menu',
  component: Menu,
  parameters: {
    accessibility: [
      'Arrows, first letters, Home, End, Enter and Escape work; the focus returns to the button.',
      'The accessible name of the button contains its visible text (WCAG 2.5.3).',
    ],
  },
  play: pressFirstControl,
} satisfies GalleryMeta;

export function WithAChoice() {
  const texts = useSamples();
  const [theme, setTheme] = useState('light');
  return (
    <Menu
      align="start"
      label={texts.userMenu}
      trigger={texts.awa}
      items={[
        { id: 'profile', label: texts.myProfile, icon: 'user', href: '/profile' },
        {
          id: 'theme',
          label: texts.theme,
          value: theme,
          options: [
            { value: 'light', label: texts.light, icon: <Icon name="sun" size={16} /> },
            { value: 'dark', label: texts.dark, icon: <Icon name="moon" size={16} /> },
          ],
          onChange: setTheme,
        },
        { id: 'invite', label: texts.invite, icon: 'user-plus', disabled: true },
        { id: 'sign-out', label: texts.signOut, icon: 'log-out', tone: 'danger' },
      ]}
    />
  );
}
