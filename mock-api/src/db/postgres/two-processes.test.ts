import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Report } from '@escale/conformance';
import { conformance } from '../../../testing/test-conformance';
import { startDeviator } from '../../../testing/test-deviator';
import { startTwoProcesses, type TwoProcesses } from '../../../testing/test-two-processes';

let both: TwoProcesses;
beforeAll(async () => {
  both = await startTwoProcesses('processes');
}, 120_000);
afterAll(() => both.close());
beforeEach(() => both.forgetLimits());

test('two processes on one database, asked in turn, are as the contract says', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'escale-conformance-'));
  const [one] = both.processes;
  const front = await startDeviator(both.processes.map(({ origin }) => origin));
  try {
    const { code, stdout, stderr } = await conformance({
      url: front.origin,
      folder,
      mails: { origin: one.origin, forgetLimits: both.forgetLimits },
      options: ['--json'],
    });
    expect(stderr).toBe('');
    const report = JSON.parse(stdout) as Report;
    expect(report.differences).toEqual([]);
    // Polling needs a balancer with sticky connections.
    expect([code, report.notChecked, report.notOffered]).toEqual([0, [], ['live connection by polling']]);
  } finally {
    rmSync(folder, { recursive: true });
    await front.close();
  }
}, 180_000);
