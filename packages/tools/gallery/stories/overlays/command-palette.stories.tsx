import { Button } from '@escale/design-system';
import { CommandPalette } from '@escale/design-system/command';
import { useState } from 'react';
import type { GalleryMeta } from '../../storybook/gallery-meta';
import { pressFirstControl } from '../../samples/press-first-control';
import { useSamples } from '../../samples/use-samples';

export default {
  title: 'Overlays/CommandPalette',
  component: CommandPalette,
  parameters: {
    accessibility: [
      'A combobox with a list: the number of results is announced, arrows move, Enter runs, Escape closes and gives the focus back.',
    ],
  },
  play: pressFirstControl,
} satisfies GalleryMeta;

export function TwoGroups() {
  const texts = useSamples();
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  return (
    <>
      <Button icon="search" onClick={() => setOpen(true)}>
        {texts.openPalette}
      </Button>
      <CommandPalette
        open={open}
        label={texts.palette}
        placeholder={texts.palettePlaceholder}
        query={query}
        onQuery={setQuery}
        empty={texts.paletteEmpty}
        onClose={() => setOpen(false)}
        groups={[
          {
            id: 'modules',
            label: texts.modules,
            commands: [
              { id: 'users', label: texts.pageTitle, icon: 'users', onSelect: () => undefined },
              { id: 'dashboard', label: texts.dashboard, icon: 'gauge', onSelect: () => undefined },
            ],
          },
          {
            id: 'actions',
            label: texts.actions,
            commands: [
              {
                id: 'invite',
                label: texts.inviteTitle,
                detail: texts.users,
                icon: 'user-plus',
                onSelect: () => undefined,
              },
            ],
          },
        ]}
      />
    </>
  );
}
