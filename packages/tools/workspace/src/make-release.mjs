// @ts-check
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LaunchError } from './launch-error.mjs';

/**
 * Turns the pending changesets into one commit with the versions and changelogs of product and
 * packages, and tags that commit.
 * @param {string} root the repository
 * @returns {string} the tag
 */
export function makeRelease(root) {
  const run = (/** @type {string} */ command, /** @type {string[]} */ ...args) => {
    try {
      return execFileSync(command, args, {
        cwd: root,
        encoding: 'utf8',
        stdio: 'pipe',
        shell: process.platform === 'win32' && command === 'npm',
      });
    } catch (error) {
      const { stdout = '', stderr = '' } = /** @type {{ stdout?: string, stderr?: string }} */ (error);
      throw new LaunchError(`La commande ${command} ${args[0]} a échoué.`, `${stdout}${stderr}`.trim());
    }
  };
  const manifest = () => JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const { name, version: before } = manifest();
  if (run('git', 'status', '--porcelain') !== '')
    throw new LaunchError(
      'Des changements ne sont pas enregistrés dans git : une version part de ce qui l’est.',
    );
  if (!pendingChangesets(root).some((text) => new RegExp(`^['"]?${name}['"]?: `, 'm').test(text)))
    throw new LaunchError(
      `Aucun changeset ne parle du produit : écrivez sa note pour les exploitants par pnpm changeset (${name}).`,
    );
  run('npm', 'run', '--silent', 'release:versions');
  const { version } = manifest();
  if (version === before) throw new LaunchError(`Le produit est resté en version ${before}.`);
  const tag = `v${version}`;
  run('git', 'add', '--all');
  run('git', 'commit', '--quiet', '--message', `chore(release): make ${version}`);
  run('git', 'tag', '--annotate', tag, '--message', `${name} ${version}`);
  return tag;
}

/** @param {string} root */
function pendingChangesets(root) {
  const folder = path.join(root, '.changeset');
  const files = readdirSync(folder).filter((file) => file.endsWith('.md') && file !== 'README.md');
  return files.map((file) => readFileSync(path.join(folder, file), 'utf8'));
}
