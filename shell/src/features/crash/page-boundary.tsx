import { useLayoutEffect, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';

export interface PageBoundaryProps {
  /** Identifies the page. Each page gets a boundary of its own. */
  page: string;
  /** True for an error that the code of a module threw. */
  isOfModule: (error: unknown) => boolean;
  onError: (error: unknown) => void;
  /** Shown until the address changes, if remounting does not help. Default: the error reaches the boundary above. */
  crashed?: ReactNode;
  children: ReactNode;
}

function CallOnMount({ onMounted }: { onMounted: () => void }) {
  useLayoutEffect(onMounted, [onMounted]);
  return null;
}

/**
 * Catches errors that a module's page throws on unmount. React passes such an error to the nearest boundary that stays mounted, so
 * the boundary of the previous page stays, empty, until the next navigation. If the boundary of the current page catches an error
 * of a module (from a part that unmounts as the session ends), it remounts the page once. After an error of the shell, or a second
 * error of a module, it shows `crashed`.
 */
export function PageBoundary({ page, isOfModule, onError, crashed, children }: PageBoundaryProps) {
  const { pathname } = useLocation();
  const [slots, setSlots] = useState([{ id: 0, page }]);
  const [mountedAgain, setMountedAgain] = useState(-1);
  const current = slots.at(-1);
  if (current !== undefined && current.page !== page) setSlots([current, { id: current.id + 1, page }]);

  return slots.map(({ id }) => (
    <ErrorBoundary
      key={id}
      resetKeys={[pathname]}
      onError={onError}
      fallbackRender={({ error, resetErrorBoundary }) => {
        if (id !== current?.id) return null;
        if (mountedAgain === id || !isOfModule(error)) {
          if (crashed === undefined) throw error;
          return crashed;
        }
        const mountAgain = () => {
          setMountedAgain(id);
          resetErrorBoundary();
        };
        return <CallOnMount onMounted={mountAgain} />;
      }}
    >
      {id === current?.id && children}
    </ErrorBoundary>
  ));
}
