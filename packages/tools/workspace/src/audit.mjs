// @ts-check
import './check-node.mjs';
import { readFileSync } from 'node:fs';
import { findVulnerabilities, openVulnerabilities } from './known-vulnerabilities.mjs';
import { LaunchError } from './launch-error.mjs';
import { runMain } from './run-main.mjs';
import { fromRoot } from './workspace-paths.mjs';

/** Exit code when nothing was checked; 1 reports a vulnerability. */
const notCheckedExitCode = 2;

/**
 * Throws for serious vulnerabilities of production dependencies. Returns exit code 2 if the
 * registry does not answer.
 */
async function main() {
  const answer = await findVulnerabilities();
  if ('failure' in answer) {
    process.stdout.write(
      `${answer.failure}\n\nFailles connues non vérifiées : le registre de paquets ne répond pas.\n`,
    );
    return notCheckedExitCode;
  }
  const [file = fromRoot('packages/tools/workspace/src/accepted-vulnerabilities.json')] =
    process.argv.slice(2);
  const open = openVulnerabilities(
    answer.vulnerabilities,
    JSON.parse(readFileSync(file, 'utf8')),
    new Date(),
  );
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
