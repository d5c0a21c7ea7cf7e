import { splitList, ownRelease } from '@escale/core';
import { buildGateway } from './gateway';
import { readGatewayConfig } from './gateway-config';
import { messages } from './messages';
import { readModuleBackends } from './module-backends';

async function main(): Promise<void> {
  const config = readConfigOrEnd();
  const gateway = await buildGateway({
    siteDir: config.ESCALE_SITE_DIR,
    docsDir: config.ESCALE_DOCS_DIR,
    apiOrigins: splitList(config.API_ORIGIN),
    backends: readModuleBackends(config.MODULE_BACKENDS),
    trustProxy: config.TRUST_PROXY,
    appOrigin: config.APP_ORIGIN,
    metricsToken: config.METRICS_TOKEN,
    stopNoticeMs: config.STOP_NOTICE_SECONDS * 1_000,
    stopLimitMs: config.STOP_SECONDS * 1_000,
    allowedHosts: splitList(config.ALLOWED_HOSTS),
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
    await gateway.listen({ port: config.PORT, host: config.HOST });
    process.stdout.write(`${messages.listening(ownRelease(), `http://localhost:${config.PORT}`)}\n`);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    fail(code === 'EADDRINUSE' ? messages.portTaken(config.PORT) : messages.cannotListen(message));
  }
}

function readConfigOrEnd() {
  try {
    return readGatewayConfig(process.env);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

void main();
