import { buildGateway } from './gateway';
import { messages } from './messages';

async function main(): Promise<void> {
  const {
    PORT = '3000',
    HOST = 'localhost',
    ESCALE_SITE_DIR = 'var/site',
    ESCALE_DOCS_DIR,
    API_ORIGIN,
    API_PORT,
    TRUST_PROXY,
    APP_ORIGIN,
    ALLOWED_HOSTS = '',
  } = process.env;
  const port = Number(PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return fail(messages.badPort(PORT));
  const gateway = await buildGateway({
    siteDir: ESCALE_SITE_DIR,
    docsDir: ESCALE_DOCS_DIR,
    apiOrigin: API_ORIGIN ?? `http://localhost:${API_PORT ?? '4000'}`,
    trustProxy: TRUST_PROXY,
    appOrigin: APP_ORIGIN,
    allowedHosts: ALLOWED_HOSTS.split(',')
      .map((host) => host.trim())
      .filter(Boolean),
  });
  const stop = (): void => {
    void gateway.close().then(() => {
      process.stdout.write(`${messages.stopped}\n`);
      process.exit(0);
    });
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  try {
    await gateway.listen({ port, host: HOST });
    process.stdout.write(`${messages.listening(`http://localhost:${port}`)}\n`);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    fail(code === 'EADDRINUSE' ? messages.portTaken(port) : messages.cannotListen(message));
  }
}

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

void main();
