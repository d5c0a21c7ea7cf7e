import { Dialog } from '@ark-ui/react/dialog';
import { styled } from '../../core/theme/styled';

/** Passes `asChild` to the wrapped component instead of to Chakra's styling. */
const passAsChild = { forwardAsChild: true };

export const Positioner = styled(
  Dialog.Positioner,
  { base: { position: 'fixed', inset: '0', zIndex: 'modal', display: 'flex', justifyContent: 'flex-end' } },
  passAsChild,
);

export const Panel = styled(
  Dialog.Content,
  {
    base: {
      display: 'flex',
      flexDirection: 'column',
      width: 'full',
      maxWidth: '30rem',
      height: '100dvh',
      borderInlineStartWidth: '1px',
      borderInlineStartStyle: 'solid',
      borderColor: 'border',
      background: 'bg.panel',
      color: 'fg',
      boxShadow: 'lg',
      outline: 'none',
      animation: 'slide-in 0.18s ease-out',
      _rtl: { animation: 'slide-in-rtl 0.18s ease-out' },
    },
  },
  passAsChild,
);

export const Head = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    paddingInline: '5',
    paddingBlock: '4',
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderColor: 'border',
  },
});

export const Body = styled('div', {
  base: { flex: '1', minHeight: '0', overflowY: 'auto', padding: '5', overscrollBehavior: 'contain' },
});
