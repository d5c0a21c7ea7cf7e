import { createQueryClient, setApiBase } from '@escale/api-client';
import { createAppStore, createSession } from '@escale/auth';
import { isPublicAuthPath, type RuntimeConfig } from '@escale/contracts';
import { DesignSystemProvider, holdsUnsavedWork, notify } from '@escale/design-system';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { createRouter } from './app/router';
import { ConfigErrorScreen } from './features/access/start-screen';
import { startTelemetry } from './telemetry/start-telemetry';
import { reportPolicyViolations } from './modules/errors/attribution';
import { reportFailedRequest } from './modules/errors/failed-requests';
import { platformClient } from './modules/registry/platform-client';
import { sharedSubpaths } from './modules/loading/shared-subpaths';
import { registryQueryOptions } from './modules/registry/registry';
import { isConfigError, runtimeConfigQueryOptions } from './modules/registry/runtime-config';
import { allowScriptOrigins } from './modules/integrity/script-policy';

const element = document.getElementById('root');
if (element === null) throw new Error('index.html has no #root');
const root = createRoot(element);
const isPublic = isPublicAuthPath(window.location.pathname);

function start(config: RuntimeConfig): void {
  setApiBase(config.apiBase);
  allowScriptOrigins(config.allowedOrigins);
  const queryClient = createQueryClient((text, options) => notify.error(text, options), reportFailedRequest);
  const store = createAppStore();
  const session = createSession(store, queryClient, { hasUnsavedWork: holdsUnsavedWork });
  if (!isPublic) void session.start();
  root.render(
    <App
      queryClient={queryClient}
      store={store}
      session={session}
      router={createRouter()}
      productName={config.brand?.name}
    />,
  );
  startTelemetry(config);
}

function refuse(error: unknown): void {
  console.error(error);
  const invalidField = isConfigError(error) && error.kind === 'invalid' ? error.field : null;
  root.render(
    <DesignSystemProvider>
      <ConfigErrorScreen invalidField={invalidField} />
    </DesignSystemProvider>,
  );
}

reportPolicyViolations();
void platformClient.query(registryQueryOptions()).catch(() => undefined);
if (isPublic) void sharedSubpaths.signInForms();
void platformClient.query(runtimeConfigQueryOptions()).then(start, refuse);
