import { createQueryClient, loadAxios, setApiBase, tokenStore } from '@escale/api-client';
import { createAppStore, createSession } from '@escale/auth';
import { delay, isPublicAuthPath, type RuntimeConfig } from '@escale/contracts';
import { DesignSystemProvider, hasUnsavedWork, notify } from '@escale/design-system';
import { currentLanguage, defaultLocale, loadTexts, LocaleProvider } from '@escale/i18n';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { createRouter } from './app/router';
import { ConfigErrorScreen } from './features/session/start-screen';
import { handOverFirstScreen } from './startup/hand-over';
import { createFailedRequestReport } from './modules/errors/failed-requests';
import { sharedSubpaths } from './modules/loading/shared-subpaths';
import { createModuleLoader } from './modules/module-loader';
import { registryQueryOptions } from './modules/registry/registry';
import { isConfigError, runtimeConfigQueryOptions } from './modules/registry/runtime-config';
import { createErrorReporter } from './telemetry/error-reporter';
import { startTelemetry } from './telemetry/start-telemetry';
import { prepareFrame, preparePublicPage } from './startup/prepare-page';
import { whenNetworkIdle } from './lib/when-network-idle';

const rootElement = document.getElementById('root');
if (rootElement === null) throw new Error('index.html has no #root');
const reactRoot = createRoot(rootElement);
const isPublicPage = isPublicAuthPath(window.location.pathname);
const reporter = createErrorReporter();
const loader = createModuleLoader({ reporter });

/** The application shows a spinner only if its page is not ready within this time. */
const spinnerDelayMs = 1_000;

async function startApplication(config: RuntimeConfig): Promise<void> {
  setApiBase(config.apiBase);
  await loader.configure(config);
  const queryClient = createQueryClient(notify, createFailedRequestReport(loader.reportAttributed));
  const store = createAppStore();
  const session = createSession(store, queryClient, { hasUnsavedWork, onEnd: notify.endActions });
  const prepared = isPublicPage
    ? tokenStore.read() === null && preparePublicPage(loader)
    : session.start().then(() => prepareFrame(loader, store, queryClient));
  await Promise.race([Promise.all([prepared, loadTexts(currentLanguage())]), delay(spinnerDelayMs)]);
  // React renders in steps, so that typing into the document's first screen stays responsive.
  startTransition(() =>
    reactRoot.render(
      <App
        queryClient={queryClient}
        store={store}
        session={session}
        loader={loader}
        reporter={reporter}
        router={createRouter()}
        productName={config.brand?.name}
        supportEmail={config.supportEmail}
      />,
    ),
  );
  startTelemetry(config, reporter);
  whenNetworkIdle(() => {
    const reports = import(/* webpackChunkName: 'module-reports' */ './modules/status/module-reports').then(
      ({ startModuleReports }) => startModuleReports(loader, config.apiBase),
    );
    void Promise.all([loadAxios(), reports]).catch(() => undefined);
  });
}

async function showConfigError(error: unknown): Promise<void> {
  console.error(error);
  await loadTexts(currentLanguage());
  const invalidField = isConfigError(error) && error.kind === 'invalid' ? error.field : null;
  reactRoot.render(
    <LocaleProvider locale={{ ...defaultLocale, language: currentLanguage() }}>
      <DesignSystemProvider>
        <ConfigErrorScreen invalidField={invalidField} />
      </DesignSystemProvider>
    </LocaleProvider>,
  );
}

handOverFirstScreen(document, rootElement);
loader.protect(document);
void loader.queryClient.query(registryQueryOptions()).catch(() => undefined);
if (isPublicPage) void sharedSubpaths.signInForms();
void loader.queryClient.query(runtimeConfigQueryOptions()).then(startApplication, showConfigError);
