// @ts-check
import './check-node.mjs';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { assignPorts, docsPort } from './dev-ports.mjs';
import { installDependencies } from './install.mjs';
import { lockInstance, releaseInstance } from './instance.mjs';
import { runMain } from './run-main.mjs';
import { urlFromRoot, apiPort, fromRoot, dataDir, port, productName, remotes } from './workspace-paths.mjs';
import { checkPorts } from './ports.mjs';
import { startLogged } from './processes.mjs';
import { createProgress } from './progress.mjs';
import { escale, placeholders } from './publish.mjs';
import { untilOneEnds } from './services.mjs';
import { welcome } from './welcome.mjs';

const siteDir = fromRoot('var/dev');

async function main() {
  lockInstance();
  await checkPorts();
  const { step } = createProgress(4);
  await step('Installation des dépendances', installDependencies);
  const ports = await assignPorts();
  await step('Registre de développement', () => writeDevSite(ports));
  const api = await step('API', async () => startApiWatch());
  const docs = await docsPort(ports.values());
  const servers = await step('Serveurs de développement', (note) => startDevServers(ports, docs, note));
  // Nothing depends on the documentation: if it ends, the rest keeps running.
  startNode(
    'docs',
    'La documentation',
    [fromRoot('packages/tools/docs-site/run.mjs'), 'dev', '--port', `${docs}`],
    '.',
  );
  process.stdout.write(
    `${welcome()}\n  Journaux : var/log/. Les premières compilations prennent quelques secondes.\n`,
  );
  return untilOneEnds([api, ...servers]);
}

/** @param {Map<string, number>} ports */
async function writeDevSite(ports) {
  rmSync(siteDir, { recursive: true, force: true });
  mkdirSync(siteDir, { recursive: true });
  const origins = [...ports.values()].map((modulePort) => `http://localhost:${modulePort}`);
  const links = [...ports.keys()].map(
    (name, index) => `${fromRoot(name, 'escale.module.json')}=${origins[index]}/mf-manifest.json`,
  );
  await escale(siteDir, ['link', ...links], () => {});
  await escale(siteDir, ['publish', '--placeholder', ...placeholders()], () => {});
  const config = { sentryDsn: '', environment: 'development', allowedOrigins: origins };
  writeFileSync(`${siteDir}/config.json`, `${JSON.stringify(config, null, 2)}\n`);
}

function startApiWatch() {
  const tsx = fromRoot('packages/tools/workspace/node_modules/tsx/dist/cli.mjs');
  const env = {
    API_PORT: String(apiPort),
    PORT: String(port),
    ESCALE_DATA_DIR: dataDir,
    MODULE_REGISTRY: `${siteDir}/modules.json`,
  };
  return startNode('api', "L'API", [tsx, 'watch', '--clear-screen=false', 'src/main.ts'], 'mock-api', env);
}

/** @param {Map<string, number>} ports @param {number} docs @param {(text: string) => void} note */
async function startDevServers(ports, docs, note) {
  const runDev = fromRoot('packages/front/module-kit/build/run-dev.mjs');
  return ['shell', ...remotes].map((app) => {
    const appPort = ports.get(app) ?? port;
    note(`${app} http://localhost:${appPort}`);
    const env = {
      ESCALE_DEV_SITE: siteDir,
      API_PORT: String(apiPort),
      ...(app === 'shell'
        ? { PORT: String(port), DOCS_PORT: String(docs) }
        : { MODULE_PORT: String(appPort) }),
    };
    return startNode(`dev-${app}`, `Le serveur de ${app}`, [runDev, fromRoot(app)], '.', env);
  });
}

/** @param {string} name @param {string} label @param {string[]} args @param {string} folder @param {Record<string, string>} [env] */
function startNode(name, label, args, folder, env = {}) {
  const watched = ['--import', urlFromRoot('packages/tools/workspace/src/exit-with-parent.mjs'), ...args];
  return {
    name,
    label,
    ...startLogged(name, process.execPath, watched, { cwd: fromRoot(folder), env, ipc: true }),
  };
}

await runMain(main, { interrupted: `${productName} est arrêtée.`, finish: releaseInstance });
