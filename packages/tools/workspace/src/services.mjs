// @ts-check
import path from 'node:path';
import { lastLines, LaunchError } from './launch-error.mjs';
import { urlFromRoot, apiPorts, fromRoot, port } from './workspace-paths.mjs';
import { answersAsProduct } from './ports.mjs';
import { startLogged } from './processes.mjs';

const startTimeoutMs = 120_000;

/** @typedef {ReturnType<typeof startServer>} Service */

/** Starts the processes of the API (`API_PROCESSES`) and waits until each answers. @param {{ dataDir: string, siteDir: string }} options */
export async function startApi({ dataDir, siteDir }) {
  const services = apiPorts.map((apiPort, index) =>
    startServer(index === 0 ? 'api' : `api-${index + 1}`, "L'API", 'mock-api', {
      API_PORT: String(apiPort),
      PORT: String(port),
      ESCALE_DATA_DIR: dataDir,
      MODULE_REGISTRY: path.join(siteDir, 'modules.json'),
    }),
  );
  await Promise.all(services.map((service, index) => untilReady(service, apiPorts[index] ?? 0)));
  return services;
}

/** Starts the gateway and waits until the API answers through it. @param {{ siteDir: string }} options */
export async function startGateway({ siteDir }) {
  const service = startServer('gateway', 'La passerelle', 'packages/server/gateway', {
    PORT: String(port),
    API_ORIGIN: apiPorts.map((apiPort) => `http://localhost:${apiPort}`).join(','),
    ESCALE_SITE_DIR: siteDir,
  });
  await untilReady(service, port);
  return service;
}

/** Rejects as soon as one of the services ends, since none should end. @param {Service[]} services @returns {Promise<never>} */
export async function untilOneEnds(services) {
  const { service, code, signal } = await Promise.race(
    services.map((candidate) => candidate.ended.then((end) => ({ service: candidate, ...end }))),
  );
  const reason = signal === null ? `code ${code}` : `signal ${signal}`;
  throw new LaunchError(
    `${service.label} s'est arrêtée (${reason}) : tout le reste a été arrêté aussi. Relancez la commande ; journal : var/log/${service.name}.log`,
    lastLines(service.output(), 20),
  );
}

/** @param {string} name @param {string} label @param {string} folder @param {Record<string, string>} env */
function startServer(name, label, folder, env) {
  const args = [
    '--import',
    urlFromRoot('packages/tools/workspace/src/exit-with-parent.mjs'),
    fromRoot(folder, 'dist/src/main.mjs'),
  ];
  return {
    name,
    label,
    ...startLogged(name, process.execPath, args, { cwd: fromRoot(folder), env, ipc: true }),
  };
}

/** @param {Service} service @param {number} servicePort */
async function untilReady(service, servicePort) {
  let ended = false;
  void service.ended.then(() => (ended = true));
  const limit = Date.now() + startTimeoutMs;
  while (!ended && Date.now() < limit) {
    if (await answersAsProduct(servicePort)) return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new LaunchError(
    `${service.label} n'a pas démarré ; journal complet : var/log/${service.name}.log`,
    lastLines(service.output()),
  );
}
