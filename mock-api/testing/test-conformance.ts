import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { bundleOf } from '@escale/core/testing';
import { accounts, type TestServer } from './test-server';

const run = promisify(execFile);

/** The bundled `escale` command of the repository. */
export const escaleBundle = bundleOf('escale');

interface ConformanceOptions {
  url: string;
  /** Where to write the accounts file. */
  folder: string;
  /** The server whose mailbox receives the mails. */
  mails: Pick<TestServer, 'origin' | 'forgetLimits'>;
  options?: string[];
}

/** Runs the command `escale conformance` against a server. */
export async function runConformance({ url, folder, mails, options = [] }: ConformanceOptions) {
  const file = path.join(folder, 'accounts.json');
  const { superAdmin, admin, operator } = accounts;
  const mailbox = `${mails.origin}/mailbox.json`;
  writeFileSync(file, JSON.stringify({ superAdmin, admin, operator, mailbox }));
  await mails.forgetLimits();
  return run(process.execPath, [escaleBundle, 'conformance', url, '--accounts', file, ...options]).then(
    ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
    (error: unknown) => error as { code: number; stdout: string; stderr: string },
  );
}
