// @ts-check
import { LaunchError } from './launch-error.mjs';
import { runLogged } from './processes.mjs';
import { fromRoot } from './workspace-paths.mjs';

/** @typedef {{ github_advisory_id: string, module_name: string, title: string, severity: string, url: string }} Vulnerability */
/** @typedef {{ id: string, reason: string, until: string }} Accepted a vulnerability that is accepted up to and including a day */

/** pnpm's settings for a registry that does not answer; settings in the caller's environment take precedence. */
const registryLimits = { pnpm_config_fetch_retries: '0', pnpm_config_fetch_timeout: '10000' };

/**
 * Asks the package registry for the known vulnerabilities of production dependencies.
 * @returns {Promise<{ vulnerabilities: Vulnerability[] } | { failure: string }>} `failure` if the registry gives no usable answer
 */
export async function findVulnerabilities() {
  const args = ['audit', '--prod', '--json', '--audit-level', 'high'];
  const { output } = await runLogged('audit', fromRoot('node_modules/.bin/pnpm'), args, {
    env: { ...registryLimits, ...process.env },
  });
  const report = parseAudit(output);
  return report === undefined
    ? { failure: output.trim() }
    : { vulnerabilities: Object.values(report.advisories) };
}

/** @param {string} output @returns {{ advisories: Record<string, Vulnerability> } | undefined} */
function parseAudit(output) {
  try {
    const report = JSON.parse(output);
    return typeof report.advisories === 'object' ? report : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the vulnerabilities of high or critical severity that are not accepted `today`. Throws
 * for an acceptance without reason or date.
 * @param {Vulnerability[]} vulnerabilities @param {Accepted[]} accepted @param {Date} today
 */
export function openVulnerabilities(vulnerabilities, accepted, today) {
  for (const { id, reason, until } of accepted)
    if (!reason || !/^\d{4}-\d\d-\d\d$/.test(until))
      throw new LaunchError(`${id} : une faille acceptée demande une raison et une date (AAAA-MM-JJ).`);
  const day = today.toISOString().slice(0, 10);
  const isAccepted = (/** @type {Vulnerability} */ one) =>
    accepted.some(({ id, until }) => id === one.github_advisory_id && day <= until);
  return vulnerabilities.filter((one) => ['high', 'critical'].includes(one.severity) && !isAccepted(one));
}
