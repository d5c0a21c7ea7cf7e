import { createQueryClient, setApiBase } from '@escale/api-client';
import { createAppStore, createSession } from '@escale/auth';
import { isPublicAuthPath, type RuntimeConfig } from '@escale/contracts';
import { DesignSystemProvider, holdsUnsavedWork, notify } from '@escale/design-system';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { createRouter } from './app/router';
import { ConfigFaultScreen } from './features/access/start-screen';
import { startTelemetry } from './features/telemetry/start-telemetry';
import { watchPolicyViolations } from './modules/attribution';
import { reportFailedCall } from './modules/failed-calls';
import { platformClient } from './modules/platform-client';
import { provided } from './modules/provided';
import { registryQueryOptions } from './modules/registry';
import { isConfigFault, runtimeConfigQueryOptions } from './modules/runtime-config';
import { allowScriptOrigins } from './modules/script-policy';

const element = document.getElementById('root');
if (element === null) throw new Error('index.html has no #root');
const root = createRoot(element);
const isPublic = isPublicAuthPath(window.location.pathname);

function start(config: RuntimeConfig): void {
  setApiBase(config.apiBase);
  allowScriptOrigins(config.allowedOrigins);
  const queryClient = createQueryClient((text, options) => notify.error(text, options), reportFailedCall);
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
  const invalidField = isConfigFault(error) && error.kind === 'invalid' ? error.field : null;
  root.render(
    <DesignSystemProvider>
      <ConfigFaultScreen invalidField={invalidField} />
    </DesignSystemProvider>,
  );
}

watchPolicyViolations();
void platformClient.query(registryQueryOptions()).catch(() => undefined);
if (isPublic) void provided.signInForms();
void platformClient.query(runtimeConfigQueryOptions()).then(start, refuse);
