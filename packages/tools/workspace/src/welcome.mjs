// @ts-check
import { buildInfo, releaseName } from '../../../server/core/src/build-info.mjs';
import { apiPort, fromRoot, port, productName } from './workspace-paths.mjs';

const password = 'Escale-Demo-2025!';
const accounts = [
  ['super.admin@escale.test', 'Super administrateur'],
  ['admin@escale.test', 'Administrateur'],
  ['operateur@escale.test', 'Opérateur'],
];

/** Returns the closing message of a start: address, accounts, mailbox and release. */
export function welcome() {
  const lines = accounts.map(([email = '', role]) => `    ${email.padEnd(26)}${role}`);
  return `
  ${productName} est prête :  http://localhost:${port}

  Comptes de démonstration (mot de passe ${password})
${lines.join('\n')}

  Codes de connexion et mails :  http://localhost:${apiPort}/mailbox
  Version :  ${releaseName(buildInfo(fromRoot()))}
  Arrêter :  Ctrl-C
`;
}
