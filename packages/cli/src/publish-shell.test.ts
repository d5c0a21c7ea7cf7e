/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publishShell } from './publish-shell';
import { createScratch } from './test-dist';

let scratch: ReturnType<typeof createScratch>;

beforeEach(() => {
  scratch = createScratch();
});

afterEach(() => scratch.remove());

async function release(mark: string): Promise<number> {
  const distDir = await scratch.folder({
    'index.html': `<script src="/main.${mark}.js"></script>`,
    [`main.${mark}.js`]: `// ${mark}\n${'export const deck = 1;\n'.repeat(100)}`,
    [`main.${mark}.js.map`]: '{}',
    'favicon.svg': '<svg/>',
  });
  return publishShell({ siteDir: scratch.siteDir, distDir, defaultConfig: { sentryDsn: '' } });
}

const inSite = (name: string) => path.join(scratch.siteDir, name);

test('the first publish creates a complete site: shell, empty registry, configuration', async () => {
  expect(await release('aaaaaaaaaaaa')).toBe(3);
  expect(readdirSync(scratch.siteDir).sort()).toEqual([
    '.index.html',
    '.shell.json',
    'config.json',
    'favicon.svg',
    'index.html',
    'main.aaaaaaaaaaaa.js',
    'main.aaaaaaaaaaaa.js.br',
    'main.aaaaaaaaaaaa.js.gz',
    'modules.json',
  ]);
});

test('keeps the previous release for open tabs and deletes the one before, compressed copies included', async () => {
  await release('aaaaaaaaaaaa');
  await release('bbbbbbbbbbbb');
  await release('bbbbbbbbbbbb');
  expect(existsSync(inSite('main.aaaaaaaaaaaa.js'))).toBe(true);
  await release('cccccccccccc');
  expect(readdirSync(scratch.siteDir).filter((name) => name.includes('aaaaaaaaaaaa'))).toEqual([]);
  expect(existsSync(inSite('main.bbbbbbbbbbbb.js.br'))).toBe(true);
  expect(readFileSync(inSite('index.html'), 'utf8')).toContain('main.cccccccccccc.js');
});

test('never overwrites the configuration and the registry of a deployment', async () => {
  await release('aaaaaaaaaaaa');
  writeFileSync(inSite('config.json'), '{"sentryDsn":"https://key@host/1"}');
  writeFileSync(inSite('modules.json'), '{"schema":1,"modules":[]}');
  await release('bbbbbbbbbbbb');
  expect(readFileSync(inSite('config.json'), 'utf8')).toBe('{"sentryDsn":"https://key@host/1"}');
  expect(readFileSync(inSite('modules.json'), 'utf8')).toBe('{"schema":1,"modules":[]}');
});

test('rejects a build without a page or with a file reserved for the site', async () => {
  const publish = async (files: Record<string, string>) =>
    publishShell({ siteDir: scratch.siteDir, distDir: await scratch.folder(files), defaultConfig: {} });
  await expect(publish({ 'main.js': '' })).rejects.toThrow('index.html is missing');
  await expect(publish({ 'index.html': '', 'modules.json': '' })).rejects.toThrow(
    'may not hold modules.json',
  );
});
