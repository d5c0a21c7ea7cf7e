import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from 'vitepress';

const inlineScript = /<script id="([\w-]+)">([\s\S]*?)<\/script>/g;

/** Returns functions that move inline scripts of pages into files, so that a content policy need not allow inline scripts. */
export function extractScripts(base: string) {
  const found = new Map<string, string>();
  return {
    extract: (page: string): string =>
      page.replace(inlineScript, (_tag, id: string, code: string) => {
        found.set(id, code);
        return `<script src="${base}assets/${id}.js"></script>`;
      }),
    write: async ({ outDir }: SiteConfig): Promise<void> => {
      await mkdir(path.join(outDir, 'assets'), { recursive: true });
      for (const [id, code] of found) await writeFile(path.join(outDir, 'assets', `${id}.js`), code);
    },
  };
}
