import webpack, { type Configuration, type Stats } from 'webpack';

/** Runs one compilation and returns its statistics, errors included. Throws only if webpack itself fails. */
export async function runWebpack(config: Configuration): Promise<Stats> {
  const compiler = webpack(config);
  const stats = await new Promise<Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (stats === undefined) throw new Error('webpack: no result');
  return stats;
}
