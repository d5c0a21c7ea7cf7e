import { createHash } from 'node:crypto';
import type { ExportedName, PublicApi } from './public-api';

/** The exports of a package version: entry point → name → hash of the declaration and of everything that it uses. */
export interface ReleasedApi {
  version: string;
  exports: Record<string, Record<string, string>>;
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1);

const codeBlock = (texts: readonly string[]) => ['```ts', texts.join('\n\n'), '```', ''].join('\n');

/** Returns the text of a package's `api-report.md`. */
export function reportOf(name: string, api: PublicApi): string {
  const used = Object.fromEntries(
    Object.values(api).flatMap((names) => Object.values(names).flatMap(({ uses }) => Object.entries(uses))),
  );
  const parts = Object.entries(api).map(([entry, names]) => {
    const texts = Object.entries(names).map(([exported, { text }]) => `// ${exported}\n${text}`);
    return `## ${entry.replace('.', name)}\n\n${codeBlock(texts)}`;
  });
  const inner = Object.entries(used).sort(byName);
  if (inner.length > 0) parts.push(`## Types that these use\n\n${codeBlock(inner.map(([, text]) => text))}`);
  return `# Public API of ${name}\n\nWritten by \`pnpm api:report\`.\n\n${parts.join('\n')}`;
}

const hashOf = ({ text, uses }: ExportedName) =>
  createHash('sha256')
    .update([text, ...Object.entries(uses).sort(byName).flat()].join('\n'))
    .digest('hex')
    .slice(0, 8);

/** Returns a version's record in a package's `api-released.json`. */
export function releasedApi(version: string, api: PublicApi): ReleasedApi {
  const exports = Object.entries(api).map(([entry, names]) => [
    entry,
    Object.fromEntries(Object.entries(names).map(([name, declared]) => [name, hashOf(declared)])),
  ]);
  return { version, exports: Object.fromEntries(exports) as ReleasedApi['exports'] };
}
