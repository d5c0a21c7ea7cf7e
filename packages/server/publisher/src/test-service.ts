import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from '@escale/cli';
import { federationName } from '@escale/contracts';
import { publisherWorker } from '@escale/core/testing';
import type { PublishingLimits } from './limits';
import { buildPublishingService } from './publishing-service';

/** Returns the files of a module's build: name → content. */
export function buildFiles(id: string, code: string, team = 'Équipe Quai'): Record<string, string> {
  const manifest = {
    id,
    version: '1.2.0',
    owner: { team, contact: 'quai@escale.test' },
    label: `Module ${id}`,
    hostApi: '^1.0.0',
    path: `/${id}`,
    card: null,
    permissions: ['read'],
    routes: [{ path: `/${id}`, access: 'read' }],
    requires: { react: '^19.0.0' },
  };
  const federation = {
    name: federationName(id),
    metaData: {
      globalName: federationName(id),
      remoteEntry: { name: 'remote-entry.0123456789ab.js', path: '' },
    },
    shared: [],
    exposes: [{ path: './module', assets: { js: { sync: ['chunks/page.0123456789ab.chunk.js'] } } }],
  };
  return {
    'descriptor.json': JSON.stringify(manifest),
    'mf-manifest.json': JSON.stringify(federation),
    'remote-entry.0123456789ab.js': `// ${code}\nexport const definition = {};\n`,
    'chunks/page.0123456789ab.chunk.js': `// ${code}\n`,
  };
}

/** Returns the form that sends these files. */
export function formOf(files: Record<string, string> | [name: string, content: string][]): FormData {
  const form = new FormData();
  for (const [name, content] of Array.isArray(files) ? files : Object.entries(files))
    form.append('file', new Blob([content]), name);
  return form;
}

/** Creates a temporary folder with a site; returns functions that write builds, create tokens and read the history. */
export function createSite() {
  const root = mkdtempSync(path.join(tmpdir(), 'escale-publisher-'));
  const siteDir = path.join(root, 'site');
  let count = 0;
  return {
    siteDir,
    /** Writes a build of the module; returns its folder. */
    build: async (id: string, code: string, team?: string) => {
      count += 1;
      const folder = path.join(root, `dist-${count}`);
      for (const [name, content] of Object.entries(buildFiles(id, code, team))) {
        await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
        await writeFile(path.join(folder, name), content);
      }
      return folder;
    },
    /** Creates a token for a module; returns its id and its text. */
    token: async (module: string, owner = 'Équipe Quai') => {
      const { out } = await escale(
        'token',
        'create',
        '--module',
        module,
        '--owner',
        owner,
        '--json',
        '--site',
        siteDir,
      );
      const { id, token } = JSON.parse(out) as { id: string; token: string };
      return { id, token };
    },
    history: async () => {
      const text = await readFile(path.join(siteDir, 'history.ndjson'), 'utf8').catch(() => '');
      return text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Record<string, unknown>);
    },
    remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 10 }),
  };
}

/** Runs `escale` in this process; returns its exit code and output. */
export async function escale(...argv: string[]): Promise<{ code: number; out: string; err: string }> {
  const out = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const err = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const textOf = (spy: typeof out) => spy.mock.calls.map(([chunk]) => String(chunk)).join('');
  try {
    const code = await runCommand(argv);
    return { code, out: textOf(out), err: textOf(err) };
  } finally {
    out.mockRestore();
    err.mockRestore();
  }
}

/** Runs `escale` with a token in the environment. */
export async function escaleAs(token: string, ...argv: string[]) {
  process.env.ESCALE_TOKEN = token;
  try {
    return await escale(...argv);
  } finally {
    delete process.env.ESCALE_TOKEN;
  }
}

/** Starts the service on a free port over a site. */
export async function startService(
  siteDir: string,
  limits: Partial<PublishingLimits> = {},
  api: { apiOrigin?: string; metricsToken?: string } = {},
) {
  const lines: Record<string, unknown>[] = [];
  const app = await buildPublishingService({
    siteDir,
    appOrigin: 'https://escale.test',
    limits,
    ...api,
    worker: publisherWorker(),
    log: (line) => lines.push(line),
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    origin,
    port: Number(new URL(origin).port),
    lines,
    stop: () => app.close(),
    /** Calls the service; returns status and body. */
    call: async (
      token: string | null,
      way: string,
      body?: FormData | object,
      headers: Record<string, string> = {},
    ) => {
      const isForm = body instanceof FormData;
      const response = await fetch(`${origin}${way}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          ...(token !== null && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      });
      const answer = (await response.json()) as {
        error?: string;
        code?: string;
        data?: Record<string, unknown>;
      };
      return { status: response.status, headers: response.headers, ...answer };
    },
  };
}
