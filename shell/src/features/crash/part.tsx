import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useErrorReporter } from '../../telemetry/error-reporter-context';

export interface PartProps {
  /** The part is tried again when one of these changes. */
  resetKeys?: unknown[];
  children: ReactNode;
}

/** A part that its page can do without: where it throws, nothing stands in its place. */
export function Part({ resetKeys, children }: PartProps) {
  const reporter = useErrorReporter();
  return (
    <ErrorBoundary
      fallback={null}
      onError={(error) => reporter.report(error)}
      {...(resetKeys && { resetKeys })}
    >
      {children}
    </ErrorBoundary>
  );
}
