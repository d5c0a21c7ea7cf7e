import path from 'node:path';
import type { Configuration, Stats } from 'webpack';
import { appConfig } from './app-config';
import { addFirstScreen } from './first-screen';
import { runWebpack } from './run-webpack';

/**
 * Builds an app into `outDir` (`<appDir>/dist` by default), and prints errors and warnings. Returns
 * the exit code.
 */
export async function buildApp(appDir: string, outDir?: string): Promise<number> {
  const config = appConfig(appDir, 'production');
  const folder = path.resolve(outDir ?? path.join(appDir, 'dist'));
  const code = await build({ ...config, output: { ...config.output, path: folder } });
  if (code !== 0) return code;
  const rendered = await addFirstScreen(appDir, folder);
  return rendered === null ? code : reportErrors(rendered);
}

/** Runs a webpack build, and prints errors and warnings. Returns the exit code. */
async function build(config: Configuration): Promise<number> {
  return reportErrors(await runWebpack(config));
}

function reportErrors(stats: Stats): number {
  if (stats.hasErrors() || stats.hasWarnings())
    process.stderr.write(`${stats.toString({ preset: 'errors-warnings', colors: false })}\n`);
  return stats.hasErrors() ? 1 : 0;
}
