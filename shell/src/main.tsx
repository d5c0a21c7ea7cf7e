import { createQueryClient } from '@escale/api-client';
import { createAppStore, createSession } from '@escale/auth';
import { isPublicAuthPath } from '@escale/contracts';
import { holdsUnsavedWork, notify } from '@escale/design-system';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { createRouter } from './app/router';
import { startTelemetry } from './features/telemetry/start-telemetry';
import { watchPolicyViolations } from './modules/attribution';
import { reportFailedCall } from './modules/failed-calls';
import { platformClient } from './modules/platform-client';
import { provided } from './modules/provided';
import { registryQueryOptions } from './modules/registry';
import { runtimeConfigQueryOptions } from './modules/runtime-config';

const queryClient = createQueryClient((text, options) => notify.error(text, options), reportFailedCall);
const store = createAppStore();
const session = createSession(store, queryClient, { holdsWork: holdsUnsavedWork });

void platformClient.query(registryQueryOptions()).catch(() => undefined);
if (isPublicAuthPath(window.location.pathname)) void provided.signInForms();
else void session.start();

watchPolicyViolations();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <App queryClient={queryClient} store={store} session={session} router={createRouter()} />,
);

startTelemetry(() => platformClient.query(runtimeConfigQueryOptions()));
