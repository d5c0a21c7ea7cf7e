import { limits } from '@escale/contracts';
import { useLocaleContext } from '@ark-ui/react/locale';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { ToastContainer } from 'react-toastify/unstyled';
import { useMessages } from '../messages';
import { notify } from './notify';
import { ToastTransition } from './toast-transition';
import { styled } from '../theme/styled';

const Container = styled('div', {
  base: {
    '& .Toastify__toast-container': {
      position: 'fixed',
      // A one-line toast fits between the header and the page's actions.
      insetBlockStart: 'calc({sizes.header} + 0.25rem)',
      insetInlineEnd: '4',
      zIndex: 'toast',
      display: 'flex',
      flexDirection: 'column',
      gap: '2.5',
      alignItems: 'flex-end',
      width: { base: 'calc(100vw - 2rem)', md: '40rem' },
      pointerEvents: 'none',
    },
    '& .Toastify__toast': {
      display: 'flex',
      width: { base: 'full', md: 'auto' },
      minWidth: { md: '20rem' },
      paddingBlock: '2.5',
      paddingInline: '3',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'border.strong',
      borderInlineStartWidth: '4px',
      pointerEvents: 'auto',
      borderRadius: 'lg',
      background: 'bg.panel',
      color: 'fg',
      fontSize: 'md',
      boxShadow: 'md',
      touchAction: 'pan-y',
      animation: 'drop-in 0.2s ease-out',
    },
    '& .Toastify__toast--success': { borderInlineStartColor: 'ok' },
    '& .Toastify__toast--info': { borderInlineStartColor: 'info' },
    '& .Toastify__toast--warning': { borderInlineStartColor: 'warn' },
    '& .Toastify__toast--error': { borderInlineStartColor: 'bad' },
  },
});

/** Renders the page's toasts. `data-live-announcer` keeps toasts accessible while a dialog hides the rest of the page. */
export function ToastHost() {
  const texts = useMessages();
  const rtl = useLocaleContext().dir === 'rtl';
  useEffect(() => {
    const submitted = () => notify.endFailures();
    document.addEventListener('submit', submitted, true);
    return () => document.removeEventListener('submit', submitted, true);
  }, []);
  return createPortal(
    <Container data-live-announcer>
      <ToastContainer
        position="top-right"
        autoClose={limits.toastMs}
        customProgressBar
        closeButton={false}
        icon={false}
        pauseOnFocusLoss={false}
        newestOnTop
        limit={5}
        rtl={rtl}
        transition={ToastTransition}
        aria-label={texts.notifications}
      />
    </Container>,
    document.body,
  );
}
