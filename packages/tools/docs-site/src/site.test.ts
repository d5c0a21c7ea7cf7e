import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inPackage } from './documented-packages';

const repository = process.cwd();
const fromRoot = (...parts: string[]) => path.join(repository, ...parts);

/** Everything that the site is built from: pages, docstrings, and the tools. */
const sources = [
  'docs',
  'packages',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
  ':!packages/tests',
  ':!*.test.ts*',
];
const siteCache = fromRoot('.cache/docs-site');
let site: string;

function fingerprint(): string {
  const options = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...sources];
  const listed = execFileSync('git', options, { cwd: repository, encoding: 'utf8' }).split('\n');
  const digest = createHash('sha256');
  for (const file of listed.filter((name) => name !== '' && existsSync(fromRoot(name))))
    digest.update(file).update(readFileSync(fromRoot(file)));
  return digest.digest('hex').slice(0, 16);
}

// A broken link fails the build. A site built from the same sources is reused.
beforeAll(() => {
  site = path.join(siteCache, fingerprint());
  if (existsSync(site)) return;
  rmSync(siteCache, { recursive: true, force: true });
  mkdirSync(siteCache, { recursive: true });
  const written = path.join(siteCache, `.${process.pid}`);
  execFileSync(process.execPath, [fromRoot('packages/tools/docs-site/run.mjs'), 'build', '--out', written], {
    stdio: 'pipe',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  renameSync(written, site);
}, 180_000);

const filesIn = (folder: string, extension: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(extension));
const pages = () => filesIn(site, '.html').filter((file) => file !== '404.html');
const textOf = (page: string) => readFileSync(path.join(site, page), 'utf8');
const addressOf = (page: string) =>
  `/docs/${page.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;

it('the navigation leads to every page, and to no other', () => {
  const sidebar =
    /<nav class="nav" id="VPSidebarNav"[\s\S]*?<\/nav>/.exec(textOf('glossary.html'))?.[0] ?? '';
  const links = [...sidebar.matchAll(/href="([^"]+)"/g)].map(([, address]) => address);
  const home = ['/docs/', '/docs/reference/'];
  expect([...new Set([...links, ...home])].toSorted()).toEqual(pages().map(addressOf).toSorted());
});

it('pages run no inline script, and load nothing from other sites', () => {
  for (const page of pages()) {
    const tags = textOf(page).match(/<(?:script|link|img|iframe)\b[^>]*>/g) ?? [];
    const scripts = tags.filter((tag) => tag.startsWith('<script'));
    expect({ page, inline: scripts.filter((tag) => !tag.includes(' src="/docs/')) }).toEqual({
      page,
      inline: [],
    });
    expect({ page, foreign: tags.filter((tag) => /(?:src|href)="(?:https?:)?\/\//.test(tag)) }).toEqual({
      page,
      foreign: [],
    });
  }
});

const packages = [
  'api-client',
  'auth',
  'contracts',
  'design-system',
  'i18n',
  'module-kit',
  'realtime',
  'testing',
];

it.each(packages)('the reference names every export of %s', (name) => {
  const report = readFileSync(inPackage(name, 'api-report.md'), 'utf8');
  const [, ...entries] = report.split(/^## (?=@escale\/)/m);
  expect(entries.length).toBeGreaterThan(0);
  for (const entry of entries) {
    const address = /^@escale\/(\S+)/.exec(entry)?.[1] ?? '';
    if (address.includes('/setup-')) continue;
    const page = address === name ? `${name}/index.html` : `${address}.html`;
    const text = textOf(path.join('reference', page));
    const isNamed = (one: string) =>
      new RegExp(`<h3 id="_?${one.toLowerCase()}(?:-\\d+)?"|<code>${one}</code>`).test(text);
    const exported = [...entry.matchAll(/^\/\/ (\w+)$/gm)].map(([, exportedName = '']) => exportedName);
    const missing = exported.filter((one) => !isNamed(one));
    expect({ address, missing }).toEqual({ address, missing: [] });
  }
});
