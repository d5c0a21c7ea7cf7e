// @ts-check
import { LaunchError } from './launch-error.mjs';
import { runLogged } from './processes.mjs';
import { fromRoot } from './workspace-paths.mjs';

/** @typedef {{ github_advisory_id: string, module_name: string, title: string, severity: string, url: string }} Hole */
/** @typedef {{ id: string, reason: string, until: string }} Accepted one hole that is lived with until a day */

/** pnpm's settings for a registry that does not answer; those of the caller come first. */
const bounds = { pnpm_config_fetch_retries: '0', pnpm_config_fetch_timeout: '10000' };

/**
 * Asks the package registry for the known holes of what the lock file installs in production.
 * @returns {Promise<{ holes: Hole[] } | { failure: string }>} `failure` where the registry gives no usable answer
 */
export async function findHoles() {
  const args = ['audit', '--prod', '--json', '--audit-level', 'high'];
  const { output } = await runLogged('audit', fromRoot('node_modules/.bin/pnpm'), args, {
    env: { ...bounds, ...process.env },
  });
  const report = parsed(output);
  return report === undefined ? { failure: output.trim() } : { holes: Object.values(report.advisories) };
}

/** @param {string} output @returns {{ advisories: Record<string, Hole> } | undefined} */
function parsed(output) {
  try {
    const report = JSON.parse(output);
    return typeof report.advisories === 'object' ? report : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The holes of high or critical severity that nobody has accepted, or not for today.
 * @param {Hole[]} holes @param {Accepted[]} accepted @param {Date} today
 */
export function openHoles(holes, accepted, today) {
  for (const { id, reason, until } of accepted)
    if (!reason || !/^\d{4}-\d\d-\d\d$/.test(until))
      throw new LaunchError(`${id} : une faille acceptée demande une raison et une date (AAAA-MM-JJ).`);
  const day = today.toISOString().slice(0, 10);
  const isAccepted = (/** @type {Hole} */ hole) =>
    accepted.some(({ id, until }) => id === hole.github_advisory_id && day <= until);
  return holes.filter((hole) => ['high', 'critical'].includes(hole.severity) && !isAccepted(hole));
}
