// @ts-check
import http from 'node:http';
import net from 'node:net';
import { LaunchError } from './launch-error.mjs';
import { apiPorts, port, productName } from './workspace-paths.mjs';

/**
 * Throws before any work if a port is in use. The message states whether this product uses that
 * port.
 */
export async function checkPorts() {
  if (apiPorts.includes(port))
    throw new LaunchError(
      `PORT (${port}) est aussi un port de l'API (${[...new Set([apiPorts[0], apiPorts.at(-1)])].join(' à ')}) : choisissez un autre PORT ou API_PORT.`,
    );
  if (await isTaken(port)) throw await portRefusal(port, 'PORT', 3100);
  for (const apiPort of apiPorts)
    if (await isTaken(apiPort)) throw await portRefusal(apiPort, 'API_PORT', 4100);
}

/** @param {number} taken @param {string} variable @param {number} other */
async function portRefusal(taken, variable, other) {
  return (await answersAsProduct(taken))
    ? new LaunchError(
        `${productName} est déjà en marche sur le port ${taken} (http://localhost:${port}). Arrêtez-la dans sa fenêtre avec Ctrl-C pour la relancer.`,
      )
    : new LaunchError(
        `Le port ${taken} est déjà pris par un autre programme. Arrêtez-le, ou choisissez un autre port : ${variable}=${other} npm start`,
      );
}

/** True when the health call at this port answers like this product's API. @param {number} candidate */
export async function answersAsProduct(candidate) {
  const text = await getText(`http://localhost:${candidate}/api/health`);
  try {
    return JSON.parse(text).success === true;
  } catch {
    return false;
  }
}

/** Returns the body of a response with status 200, else an empty string. @param {string} address @returns {Promise<string>} */
function getText(address) {
  return new Promise((resolve) => {
    const request = http.get(address, { timeout: 3_000, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part) => (text += part));
      response.on('end', () => resolve(response.statusCode === 200 ? text : ''));
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(''));
    request.on('close', () => resolve(''));
  });
}

/** True when a program listens on the port already. @param {number} candidate */
export async function isTaken(candidate) {
  for (const host of [undefined, '127.0.0.1']) if (!(await canListen(candidate, host))) return true;
  return false;
}

/** @param {number} candidate @param {string | undefined} host @returns {Promise<boolean>} */
function canListen(candidate, host) {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code !== 'EADDRINUSE'));
    probe.listen({ port: candidate, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}
