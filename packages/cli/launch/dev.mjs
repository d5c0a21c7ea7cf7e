// @ts-check
import './check-node.mjs';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { installDependencies } from './install.mjs';
import { holdInstance, releaseInstance } from './instance.mjs';
import { runMain } from './main-guard.mjs';
import { addressOf, apiPort, below, port, productName, remotes } from './place.mjs';
import { checkPorts } from './ports.mjs';
import { startLogged } from './processes.mjs';
import { createProgress } from './progress.mjs';
import { escale, placeholders } from './publish.mjs';
import { untilOneDies } from './services.mjs';
import { welcome } from './welcome.mjs';

/** Fixed addresses of the remotes in development. @type {Record<string, number>} */
const remotePorts = {
  'mf-auth': 3001,
  'mf-users': 3002,
  'mf-dashboard': 3003,
  'mf-security': 3004,
  'mf-settings': 3005,
};
/** Modules that teams add come after those of the product. @param {string} name */
const portOf = (name) =>
  remotePorts[name] ?? 3010 + remotes.filter((other) => !(other in remotePorts)).indexOf(name);
const siteDir = below('var/dev');

async function main() {
  holdInstance();
  await checkPorts();
  const { step } = createProgress(4);
  await step('Installation des dépendances', installDependencies);
  await step('Registre de développement', writeDevSite);
  const api = await step('API', async () => startApiWatch());
  const servers = await step('Serveurs de développement', startDevServers);
  process.stdout.write(
    `${welcome()}\n  Journaux : var/log/. Les premières compilations prennent quelques secondes.\n`,
  );
  return untilOneDies([api, ...servers]);
}

async function writeDevSite() {
  rmSync(siteDir, { recursive: true, force: true });
  mkdirSync(siteDir, { recursive: true });
  const origins = remotes.map((name) => `http://localhost:${portOf(name)}`);
  const links = remotes.map(
    (name, index) => `${below(name, 'escale.module.json')}=${origins[index]}/mf-manifest.json`,
  );
  await escale(siteDir, ['link', ...links], () => {});
  await escale(siteDir, ['publish', '--placeholder', ...placeholders()], () => {});
  const config = { sentryDsn: '', environment: 'development', allowedOrigins: origins };
  writeFileSync(`${siteDir}/config.json`, `${JSON.stringify(config, null, 2)}\n`);
}

function startApiWatch() {
  const tsx = below('packages/cli/node_modules/tsx/dist/cli.mjs');
  const env = { API_PORT: String(apiPort), PORT: String(port), ESCALE_DATA_DIR: below('var/data') };
  return startNode('api', "L'API", [tsx, 'watch', '--clear-screen=false', 'src/main.ts'], 'mock-api', env);
}

/** @param {(text: string) => void} note */
async function startDevServers(note) {
  const runDev = below('packages/module-kit/build/run-dev.mjs');
  return ['shell', ...remotes].map((app) => {
    const appPort = app === 'shell' ? port : portOf(app);
    note(`${app} http://localhost:${appPort}`);
    const env = {
      ESCALE_DEV_SITE: siteDir,
      API_PORT: String(apiPort),
      ...(app === 'shell' ? { PORT: String(port) } : { MODULE_PORT: String(appPort) }),
    };
    return startNode(`dev-${app}`, `Le serveur de ${app}`, [runDev, below(app)], '.', env);
  });
}

/** @param {string} name @param {string} label @param {string[]} args @param {string} folder @param {Record<string, string>} env */
function startNode(name, label, args, folder, env) {
  const watched = ['--import', addressOf('packages/cli/launch/exit-with-parent.mjs'), ...args];
  return {
    name,
    label,
    ...startLogged(name, process.execPath, watched, { cwd: below(folder), env, ipc: true }),
  };
}

await runMain(main, { interrupted: `${productName} est arrêtée.`, finish: releaseInstance });
