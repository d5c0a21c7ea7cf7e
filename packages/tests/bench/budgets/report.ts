import type { Budget } from './budgets';
import type { PublishedScripts, Script } from './published-scripts';

export interface Report {
  /** One line for each budget. */
  lines: string[];
  /** The exceeded budgets, each with the contents of its scripts. */
  failures: string[];
}

const formatKilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;

/**
 * Returns the package of a module: `react-dom` for `react-dom/cjs/…`, `packages/front` for
 * `packages/front/auth/src/…`.
 */
function ownerOf(module: string): string {
  const parts = module.split('/');
  return parts.slice(0, /^(?:@|packages$)/.test(parts[0] ?? '') ? 2 : 1).join('/');
}

function mainContents({ contents }: Script): string {
  const owners: Record<string, number> = {};
  for (const [module, bytes] of Object.entries(contents))
    owners[ownerOf(module)] = (owners[ownerOf(module)] ?? 0) + bytes;
  const largest = Object.entries(owners).sort(([, one], [, other]) => other - one);
  return largest
    .slice(0, 4)
    .map(([owner, bytes]) => `${owner} ${formatKilobytes(bytes)}`)
    .join(', ');
}

/** Lists the scripts, the heaviest first, each with its four largest packages and their uncompressed sizes. */
export function listScripts(scripts: readonly Script[]): string {
  return [...scripts]
    .sort((one, other) => other.bytes - one.bytes)
    .map((script) => `${formatKilobytes(script.bytes).padStart(10)}  ${script.path}  ${mainContents(script)}`)
    .join('\n');
}

/** Compares routes and entries of a site with their budgets. */
export function compareWithBudgets(
  site: PublishedScripts,
  routes: Readonly<Record<string, Budget>>,
  entries: Readonly<Record<string, number>>,
): Report {
  const report: Report = { lines: [], failures: [] };
  const compare = (name: string, scripts: Script[], most: number) => {
    const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
    report.lines.push(
      `${name.padEnd(14)}${formatKilobytes(bytes).padStart(10)} of ${most} kB in ${scripts.length} files`,
    );
    if (bytes > most * 1_000)
      report.failures.push(
        `${name}: ${formatKilobytes(bytes)} exceed the budget of ${most} kB\n${listScripts(scripts)}`,
      );
  };
  for (const [route, { kB: most, imports }] of Object.entries(routes))
    compare(route, site.ofRoute(imports), most);
  for (const [app, most] of Object.entries(entries)) compare(app, site.ofEntry(app), most);
  return report;
}
