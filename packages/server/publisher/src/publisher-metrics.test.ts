import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildPublishingService } from './publishing-service';

const metricsToken = 'a-token-of-some-length';
let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'escale-metrics-'));
});
afterEach(() => rmSync(siteDir, { recursive: true, force: true, maxRetries: 10 }));

async function requestMetrics(token: string | undefined, authorization?: string) {
  const service = await buildPublishingService({ siteDir, metricsToken: token });
  const answer = await service.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });
  await service.close();
  return answer;
}

test('reports its release to callers with the token, and to no one else', async () => {
  const { statusCode, body } = await requestMetrics(metricsToken, `Bearer ${metricsToken}`);
  expect(statusCode).toBe(200);
  expect(body).toMatch(/^escale_build_info\{version="\d+\.\d+\.\d+",commit="[\da-f]*"\} 1$/m);
  for (const authorization of [undefined, 'Bearer another-token']) {
    const refused = await requestMetrics(metricsToken, authorization);
    expect(refused.statusCode).toBe(404);
    expect(refused.body).not.toContain('escale_build_info');
  }
});

test('without a token, the address does not exist', async () => {
  expect((await requestMetrics(undefined, `Bearer ${metricsToken}`)).statusCode).toBe(404);
});
