import { Icon, styled, VisuallyHidden } from '@escale/design-system';
import { Keys } from '@escale/design-system/keys';
import { paletteKeys } from '../../features/palette/shortcuts';
import { useMessages } from './messages/catalogue';

const Root = styled('button', {
  base: {
    display: { base: 'none', sm: 'inline-flex' },
    flexShrink: 0,
    alignItems: 'center',
    gap: '2',
    height: 'control.md',
    paddingInline: '2.5',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border.strong',
    borderRadius: 'md',
    background: 'bg.panel',
    color: 'fg.muted',
    cursor: 'pointer',
    '&:hover': { background: 'bg.subtle', color: 'fg' },
  },
});

const KeysSlot = styled('span', { base: { display: { base: 'none', md: 'inline-flex' } } });

/** Renders the button that opens the palette, with the shortcut of the palette. */
export function PaletteButton({ onOpen }: { onOpen: () => void }) {
  const { search } = useMessages();
  return (
    <Root type="button" data-tooltip={search} aria-keyshortcuts="Control+K Meta+K" onClick={onOpen}>
      <VisuallyHidden>{search}</VisuallyHidden>
      <Icon name="search" size={17} />
      <KeysSlot aria-hidden>
        <Keys keys={paletteKeys()} />
      </KeysSlot>
    </Root>
  );
}
