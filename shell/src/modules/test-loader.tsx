import { renderApp, type RenderAppOptions, type RenderedApp } from '@escale/testing';
import type { ReactNode } from 'react';
import { createErrorReporter, type ErrorReporter } from '../telemetry/error-reporter';
import { ErrorReporterProvider } from '../telemetry/error-reporter-context';
import type { Federation } from './loading/federation';
import { createModuleLoader, type ModuleLoader } from './module-loader';
import { ModuleLoaderProvider } from './module-loader-context';

/** Returns a federation runtime that shares nothing and whose remotes expose nothing. Tests override single functions. */
export function createFakeFederation(changes: Partial<Federation> = {}): Federation {
  return {
    sharedVersions: () => ({}),
    allowScripts: () => undefined,
    fetchShared: () => Promise.resolve(),
    runShared: () => Promise.resolve(),
    load: () => Promise.resolve(null),
    ...changes,
  };
}

/** Creates a loader for one test. */
export function createTestLoader(
  federation: Partial<Federation> = {},
  reporter: ErrorReporter = createErrorReporter(),
): ModuleLoader {
  return createModuleLoader({ reporter, federation: createFakeFederation(federation) });
}

/** Renders `ui` like `renderApp`, with a loader and an error reporter around it. */
export function renderWithLoader(
  ui: ReactNode,
  options: RenderAppOptions & { loader?: ModuleLoader } = {},
): RenderedApp {
  const { loader = createTestLoader(), ...rest } = options;
  return renderApp(
    <ErrorReporterProvider value={createErrorReporter()}>
      <ModuleLoaderProvider value={loader}>{ui}</ModuleLoaderProvider>
    </ErrorReporterProvider>,
    rest,
  );
}
