import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { firstScreen } from '@escale/contracts';
import { compressFor, type FileBody, type Encoding } from './compression';

/** A snapshot of the document `index.html`: its body, and the script that its content policy allows. */
export interface SiteDocument {
  etag: string;
  /** Hash of the document's script, in the form that a content policy uses. */
  scripts: readonly string[];
  body: (encoding: Encoding | null) => Promise<FileBody>;
}

/** Returns a function that resolves to the document, or `null` without one. The file is read again when it changes. */
export function siteDocument(siteDir: string): () => Promise<SiteDocument | null> {
  let known: { state: string; document: SiteDocument } | undefined;
  return async () => {
    const handle = await open(join(siteDir, 'index.html')).catch(() => null);
    try {
      const stats = await handle?.stat();
      if (handle === null || stats?.isFile() !== true) return null;
      const state = `${stats.ino}-${stats.mtimeMs}-${stats.size}`;
      if (known?.state !== state) known = { state, document: readDocument(await handle.readFile()) };
      return known.document;
    } finally {
      await handle?.close();
    }
  };
}

const inlineScript = new RegExp(`<script ${firstScreen.scriptHash}="(sha256-[\\w+/]{43}=)"`);

function readDocument(content: Buffer): SiteDocument {
  // The build inlines one script in the document, before everything that publishing adds. The first
  // match is therefore that script.
  const [, hash] = inlineScript.exec(content.toString('utf8')) ?? [];
  const bodies = new Map<Encoding | null, Promise<FileBody>>();
  return {
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    scripts: hash === undefined ? [] : [`'${hash}'`],
    body: (encoding) => {
      const body = bodies.get(encoding) ?? compressFor(content, encoding);
      bodies.set(encoding, body);
      return body;
    },
  };
}
