// @ts-check
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the release in a checkout: the product's version, and the commit (empty if unknown). An
 * installation without git history states its commit in `ESCALE_COMMIT`.
 * @param {string} root @param {Partial<Record<string, string>>} [environment]
 */
export function buildInfo(root, { ESCALE_COMMIT: given = '' } = process.env) {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const commit = /^[\da-f]{7,64}$/.test(given) ? given : commitOf(root);
  return { version: String(version), commit: commit.slice(0, 8) };
}

/** Returns a release in words: `1.1.0 (4f48dbde)`. @param {{ version: string, commit: string }} release */
export const releaseName = ({ version, commit }) => (commit === '' ? version : `${version} (${commit})`);

/** @param {string} root */
function commitOf(root) {
  // `--git-dir` keeps git from using the history of an enclosing folder.
  const args = ['--git-dir', path.join(root, '.git'), 'rev-parse', 'HEAD'];
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}
