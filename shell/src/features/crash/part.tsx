import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useErrorReporter } from '../../telemetry/error-reporter-context';

export interface PartProps {
  /** After an error, the part is rendered again when one of these keys changes. */
  resetKeys?: unknown[];
  children: ReactNode;
}

/** Renders an optional part of a page, and nothing if it throws. */
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
