import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build, createServer } from 'vitepress';
import { folders } from './folders';
import { writeReference } from './write-reference';

/** Builds the site, or serves it from the Markdown and shows each change at once. */
export async function runDocs(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { port: { type: 'string' }, out: { type: 'string' } },
  });
  if (positionals[0] === 'build') {
    await writeReference();
    return build(folders.site, { outDir: values.out ?? folders.out });
  }
  if (!existsSync(folders.reference)) await writeReference();
  const server = await createServer(folders.site, { port: Number(values.port ?? 3020), strictPort: true });
  await server.listen();
  server.printUrls();
}
