import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { startServer } from './dev-server';

it('a started server has its first build, so that its page does not wait', async () => {
  const ends: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const compiler = webpack({
    mode: 'development',
    entry: 'data:text/javascript,1',
    infrastructureLogging: { level: 'none' },
    stats: 'none',
  });
  compiler.hooks.make.tapPromise('held', () => held);
  compiler.hooks.done.tap('end', () => void ends.push('build'));
  const server = new WebpackDevServer(
    { host: 'localhost', port: 0, static: false, client: false, hot: false, liveReload: false },
    compiler,
  );
  server.options.onListening = () => release();
  try {
    await startServer(server);
    ends.push('start');
    expect(ends).toEqual(['build', 'start']);
  } finally {
    await server.stop();
  }
});
