import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { appConfig } from './app-config';

/** Builds an app into `outDir` (`<appDir>/dist` by default) and prints its errors. Returns the exit code. */
export function buildApp(appDir: string, outDir?: string): Promise<number> {
  const config = appConfig(appDir, 'production');
  const output = outDir === undefined ? config.output : { ...config.output, path: path.resolve(outDir) };
  return build({ ...config, output });
}

/** Builds a configuration and prints its errors. Returns the exit code. */
export async function build(config: Configuration): Promise<number> {
  const compiler = webpack(config);
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (stats === undefined || stats.hasErrors() || stats.hasWarnings()) {
    process.stderr.write(`${stats?.toString({ preset: 'errors-warnings', colors: false }) ?? 'no result'}\n`);
  }
  return stats === undefined || stats.hasErrors() ? 1 : 0;
}
