import { ownRelease, splitList } from '@escale/core';
import { PublishError, systemErrorText } from '@escale/site';
import { readPublisherConfig } from './publisher-config';
import { buildPublishingService } from './publishing-service';

async function main(): Promise<void> {
  const config = readPublisherConfig(process.env);
  const service = await buildPublishingService({
    siteDir: config.ESCALE_SITE_DIR,
    appOrigin: config.APP_ORIGIN,
    apiOrigin: splitList(config.API_ORIGIN)[0],
    trustProxy: config.TRUST_PROXY,
    metricsToken: config.METRICS_TOKEN,
    log: (line) => process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`),
  });
  const stop = (): void => {
    void service.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  await service.listen({ port: config.PUBLISH_PORT, host: config.HOST });
  process.stdout.write(
    `publishing service ${ownRelease()}: http://localhost:${config.PUBLISH_PORT}, site ${config.ESCALE_SITE_DIR}\n`,
  );
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
