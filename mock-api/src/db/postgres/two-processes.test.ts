import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Report } from '@escale/conformance';
import { runConformance } from '../../../testing/test-conformance';
import { startAlteringProxy } from '../../../testing/test-altering-proxy';
import { startTwoProcesses, type TwoProcesses } from '../../../testing/test-two-processes';

let twoProcesses: TwoProcesses;
beforeAll(async () => {
  twoProcesses = await startTwoProcesses('processes');
}, 120_000);
afterAll(() => twoProcesses.close());
beforeEach(() => twoProcesses.forgetLimits());

test('two processes on one database, called in turn, conform to the contract', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'escale-conformance-'));
  const [one] = twoProcesses.processes;
  const front = await startAlteringProxy(twoProcesses.processes.map(({ origin }) => origin));
  try {
    const { code, stdout, stderr } = await runConformance({
      url: front.origin,
      folder,
      mails: { origin: one.origin, forgetLimits: twoProcesses.forgetLimits },
      options: ['--json'],
    });
    expect(stderr).toBe('');
    const report = JSON.parse(stdout) as Report;
    expect(report.differences).toEqual([]);
    // The balancer of this test has no sticky connections, which polling needs.
    expect([code, report.notChecked, report.notOffered]).toEqual([0, [], ['live connection by polling']]);
  } finally {
    rmSync(folder, { recursive: true });
    await front.close();
  }
}, 180_000);
