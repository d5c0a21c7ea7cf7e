import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { firstScreen } from '@escale/contracts';
import type { Stats } from 'webpack';
import { firstScreenConfig } from './first-screen-config';
import { runWebpack } from './run-webpack';

interface RenderedScreens {
  documentStyles: string;
  html: string;
}

/** The compiled program: exports of the app's `src/first-screen.tsx` and of our `first-screen/render-screens.tsx`. */
interface ScreenProgram {
  screens: unknown;
  renderScreens: (screens: unknown) => RenderedScreens;
}

/** Compiles an app's `src/first-screen.tsx` for Node, and returns the rendered screens. */
async function renderFirstScreens(
  appDir: string,
  source: string,
): Promise<{ stats: Stats; rendered?: RenderedScreens }> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'first-screen-'));
  try {
    const stats = await runWebpack(firstScreenConfig(appDir, source, outDir));
    if (stats.hasErrors()) return { stats };
    const program = createRequire(import.meta.url)(path.join(outDir, 'main.cjs')) as ScreenProgram;
    return { stats, rendered: program.renderScreens(program.screens) };
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/**
 * Adds the first screens of `src/first-screen.tsx` to a finished build. Writes a module's screens to a separate file, which
 * publishing inserts into the document; writes the shell's screens and the document's styles to `index.html`. Returns the
 * statistics of the compilation; `null` if the app has no first screens.
 */
export async function addFirstScreen(appDir: string, distDir: string): Promise<Stats | null> {
  const source = path.join(appDir, 'src/first-screen.tsx');
  if (!existsSync(source)) return null;
  const { stats, rendered } = await renderFirstScreens(appDir, source);
  if (rendered === undefined) return stats;
  const { documentStyles, html } = rendered;
  const page = path.join(distDir, 'index.html');
  if (existsSync(page)) {
    const text = await readFile(page, 'utf8');
    if (!text.includes(firstScreen.marker)) throw new Error(`${page}: ${firstScreen.marker} is missing`);
    const styles = `<style data-document-styles>${documentStyles}</style>`;
    await writeFile(
      page,
      text
        .replace('</head>', () => `${styles}</head>`)
        .replace(firstScreen.marker, () => html + firstScreen.marker),
    );
  } else await writeFile(path.join(distDir, firstScreen.file), html);
  return stats;
}
