import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Report } from '@escale/conformance';
import { startTwoServers } from '../../test-two-servers';
import { conformance } from '../test-conformance';
import { startDeviator } from '../test-deviator';

test('two servers on one database, asked in turn, are as the contract says', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'escale-conformance-'));
  const { servers } = await startTwoServers('conformance');
  const front = await startDeviator(servers.map(({ origin }) => origin));
  try {
    const options = ['--json'];
    const { code, stdout, stderr } = await conformance({
      url: front.origin,
      folder,
      mails: servers[0],
      options,
    });
    expect(stderr).toBe('');
    const report = JSON.parse(stdout) as Report;
    expect(report.differences).toEqual([]);
    // Polling needs a balancer that keeps a connection at its process.
    expect([code, report.notChecked, report.notOffered]).toEqual([0, [], ['live connection by polling']]);
  } finally {
    rmSync(folder, { recursive: true });
    await front.close();
    for (const one of servers) await one.close();
  }
}, 180_000);
