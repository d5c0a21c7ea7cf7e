import { useLayoutEffect, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';

export interface PageBoundaryProps {
  /** The page that is shown; another one gets a boundary of its own. */
  page: string;
  /** True for an error that the code of a module threw. */
  isOfModule: (error: unknown) => boolean;
  onError: (error: unknown) => void;
  /** Shown for what else the page throws while it is rendered, until the address changes. Default: it goes on to the boundary above. */
  crashed?: ReactNode;
  children: ReactNode;
}

function Mounted({ onMounted }: { onMounted: () => void }) {
  useLayoutEffect(onMounted, [onMounted]);
  return null;
}

/**
 * Contains what a module's page throws while it leaves. React hands an error of a clean-up to the next boundary that
 * stays: so the boundary of the page before stays, empty, until the page after. Where a page leaves for another reason
 * (the session ends), what follows is mounted again, once. For any other error `crashed` is shown.
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
        return <Mounted onMounted={mountAgain} />;
      }}
    >
      {id === current?.id && children}
    </ErrorBoundary>
  ));
}
