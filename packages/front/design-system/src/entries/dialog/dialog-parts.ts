import { Dialog } from '@ark-ui/react/dialog';
import { styled } from '../../core/theme/styled';

/** Passes `asChild` to the wrapped component instead of to Chakra's styling. */
const passAsChild = { forwardAsChild: true };

export const Backdrop = styled(
  Dialog.Backdrop,
  {
    base: {
      position: 'fixed',
      inset: '0',
      zIndex: 'overlay',
      background: 'bg.overlay',
      // Animated only while open: on close, the library would wait for the end of an animation that has already ended.
      '&[data-state=open]': { animation: 'fade-in 0.15s' },
    },
    variants: { veiled: { true: { backdropFilter: 'blur(12px)' } } },
  },
  passAsChild,
);

export const Positioner = styled(
  Dialog.Positioner,
  {
    base: {
      position: 'fixed',
      inset: '0',
      zIndex: 'modal',
      display: 'grid',
      placeItems: 'center',
      padding: '4',
      overflowY: 'auto',
    },
  },
  passAsChild,
);

export const Content = styled(
  Dialog.Content,
  {
    base: {
      display: 'grid',
      gap: '5',
      width: 'full',
      maxWidth: '28rem',
      padding: '6',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'border',
      borderRadius: 'xl',
      background: 'bg.panel',
      color: 'fg',
      boxShadow: 'lg',
      outline: 'none',
      '&[data-state=open]': { animation: 'rise-in 0.18s ease-out' },
    },
  },
  passAsChild,
);

export const Title = styled(
  Dialog.Title,
  { base: { fontSize: 'xl', fontWeight: 'semibold', lineHeight: 'snug' } },
  passAsChild,
);

export const Body = styled(
  Dialog.Description,
  { base: { color: 'fg.muted', marginBlockStart: '1.5' } },
  passAsChild,
);
