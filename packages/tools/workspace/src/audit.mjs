// @ts-check
import './check-node.mjs';
import { readFileSync } from 'node:fs';
import { findHoles, openHoles } from './known-holes.mjs';
import { LaunchError } from './launch-error.mjs';
import { runMain } from './run-main.mjs';
import { fromRoot } from './workspace-paths.mjs';

/** Fails where a production dependency has a known hole; without the registry it says so and passes. */
async function main() {
  const answer = await findHoles();
  if ('failure' in answer) {
    process.stdout.write(
      `${answer.failure}\n\nFailles connues non vérifiées : le registre de paquets ne répond pas.\n`,
    );
    return 0;
  }
  const [file = fromRoot('packages/tools/workspace/src/accepted-holes.json')] = process.argv.slice(2);
  const open = openHoles(answer.holes, JSON.parse(readFileSync(file, 'utf8')), new Date());
  if (open.length > 0)
    throw new LaunchError(
      'Des dépendances de production ont des failles connues.',
      open
        .map(({ module_name, severity, title, url }) => `${module_name} (${severity}) : ${title}\n  ${url}`)
        .join('\n'),
    );
  process.stdout.write(
    'Aucune faille connue de gravité haute ou critique dans les dépendances de production.\n',
  );
  return 0;
}

await runMain(main, { interrupted: 'Vérification interrompue.', interruptedCode: 130 });
