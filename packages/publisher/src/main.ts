import { PublishError, systemErrorText } from '@escale/cli';
import { buildPublishingService } from './publishing-service';

async function main(): Promise<void> {
  const {
    PUBLISH_PORT = '3100',
    HOST = 'localhost',
    ESCALE_SITE_DIR = 'var/site',
    TRUST_PROXY,
  } = process.env;
  const port = Number(PUBLISH_PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    return fail(`PUBLISH_PORT=${PUBLISH_PORT} is no port (1 to 65535)`);
  const service = await buildPublishingService({
    siteDir: ESCALE_SITE_DIR,
    trustProxy: TRUST_PROXY,
    log: (line) => process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`),
  });
  const stop = (): void => {
    void service.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  await service.listen({ port, host: HOST });
  process.stdout.write(`publishing service: http://localhost:${port}, site ${ESCALE_SITE_DIR}\n`);
}

function fail(sentence: string): void {
  process.stderr.write(`publishing service: ${sentence}\n`);
  process.exit(1);
}

void main().catch((error: unknown) => {
  const { code, message, stack } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return fail('the port is taken; choose another by PUBLISH_PORT');
  return fail(error instanceof PublishError ? message : (systemErrorText(error) ?? stack ?? message));
});
