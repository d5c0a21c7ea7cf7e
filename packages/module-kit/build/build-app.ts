import webpack from 'webpack';
import { appConfig } from './app-config';

/** Builds an app into `<appDir>/dist` and prints its errors; gives the exit code. */
export async function buildApp(appDir: string): Promise<number> {
  const compiler = webpack(appConfig(appDir, 'production'));
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (stats === undefined || stats.hasErrors() || stats.hasWarnings()) {
    process.stderr.write(`${stats?.toString({ preset: 'errors-warnings', colors: false }) ?? 'no result'}\n`);
  }
  return stats === undefined || stats.hasErrors() ? 1 : 0;
}
