import { readFileSync } from 'node:fs';
import { inPackage, type EntryPoint } from './documented-packages';

/**
 * Returns the end of an entry point's page: the exports that come from other libraries, which
 * document them. Takes the names from the API report, which a gate compares with the sources.
 */
export function foreignExports({ name, page }: EntryPoint, documented: readonly string[]): string {
  const [folder = ''] = page.split('/');
  const report = readFileSync(inPackage(folder, 'api-report.md'), 'utf8');
  const section = report.split(/^## /m).find((part) => part.startsWith(`${name}\n`)) ?? '';
  const exported = [...section.matchAll(/^\/\/ (\w+)\nexport \{/gm)].map(
    ([, exportedName = '']) => exportedName,
  );
  const others = exported.filter((one) => !documented.includes(one)).map((one) => `\`${one}\``);
  return others.length === 0 ? '' : `\n## Passed on from libraries\n\n${others.join(', ')}\n`;
}
