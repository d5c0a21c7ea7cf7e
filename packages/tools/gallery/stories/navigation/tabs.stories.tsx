import { Badge, Text } from '@escale/design-system';
import { Tabs } from '@escale/design-system/tabs';
import { useState } from 'react';
import type { GalleryMeta } from '../../storybook/gallery-meta';
import { useSamples } from '../../samples/use-samples';

export default {
  title: 'Navigation/Tabs',
  component: Tabs,
  parameters: {
    accessibility: [
      'Tab enters the row, arrows move (the other way round in Arabic), Home and End jump, Enter or Space opens.',
      'On a narrow screen the row scrolls and shows at which end there is more.',
    ],
  },
} satisfies GalleryMeta;

export function WithIconsAndABadge() {
  const texts = useSamples();
  const [tab, setTab] = useState<'profile' | 'rights' | 'sessions'>('rights');
  return (
    <Tabs
      label={texts.users}
      value={tab}
      onChange={setTab}
      items={[
        { id: 'profile', label: texts.profile, icon: 'user', panel: <Text>{texts.profileText}</Text> },
        { id: 'rights', label: texts.rights, icon: 'key', panel: <Text>{texts.rightsText}</Text> },
        {
          id: 'sessions',
          label: texts.sessions,
          badge: <Badge>{'3'}</Badge>,
          panel: <Text>{texts.mutedStyle}</Text>,
        },
      ]}
    />
  );
}
