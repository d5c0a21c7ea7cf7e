import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Report } from '@escale/conformance';
import { conformance } from '../../conformance/test-conformance';
import { startDeviator } from '../../conformance/test-deviator';
import { accounts, bearer, signIn } from '../../test-server';
import { startTwoProcesses, type TwoProcesses } from '../../test-two-processes';

let both: TwoProcesses;
beforeAll(async () => {
  both = await startTwoProcesses('processes');
}, 120_000);
afterAll(() => both.close());
beforeEach(() => both.forgetLimits());

/** Far longer than a notification takes. */
const patienceMs = 10_000;

test('what is set for a role counts on the other process too', async () => {
  const [one, other] = both.processes;
  const boss = await signIn(both, one.client(), accounts.superAdmin);
  const operator = await signIn(both, other.client(), accounts.operator);
  const allow = async (isAllowed: boolean) => {
    const permissions = { users: { visible: isAllowed, read: isAllowed } };
    const headers = bearer(boss.accessToken);
    const { status } = await one.client().put('/roles/OPERATOR/permissions', { permissions }, headers);
    expect(status).toBe(200);
  };
  const count = async () => (await other.client().get('/users/counts', bearer(operator.accessToken))).status;
  const becomes = async (status: number) => {
    const end = performance.now() + patienceMs;
    let seen = await count();
    while (seen !== status && performance.now() < end) seen = await count();
    expect(seen).toBe(status);
  };
  await becomes(403);
  await allow(true);
  await becomes(200);
  await allow(false);
  await becomes(403);
});

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
    // Polling needs a balancer that keeps a connection at its process.
    expect([code, report.notChecked, report.notOffered]).toEqual([0, [], ['live connection by polling']]);
  } finally {
    rmSync(folder, { recursive: true });
    await front.close();
  }
}, 180_000);
