import { createContext, useContext } from 'react';
import type { ErrorReporter } from './error-reporter';

const ErrorReporterContext = createContext<ErrorReporter | null>(null);

/** Provides the error reporter. */
export const ErrorReporterProvider = ErrorReporterContext.Provider;

/** Returns the error reporter of this page. Throws outside its provider. */
export function useErrorReporter(): ErrorReporter {
  const reporter = useContext(ErrorReporterContext);
  if (reporter === null) throw new Error('useErrorReporter needs an ErrorReporterProvider');
  return reporter;
}
