import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleOf } from '@escale/core/testing';
import { readHistory } from '../registry/history';
import { publishModule } from '../modules/publish-module';
import { publishShell } from './publish-shell';
import { rollbackShell } from './rollback-shell';
import { siteLayout } from '../base/site-layout';
import { siteStatus } from '../site-status';
import { createScratch } from '../testing/scratch';

const escaleBundle = bundleOf('escale');
const killScript = pathToFileURL(
  path.resolve(process.cwd(), 'packages/server/site/src/testing/kill-at-rename.mjs'),
).href;
/**
 * Kill points before and after each of three steps: the release's folder is put in place,
 * `.shell.json` is replaced, the page is written.
 */
const worstMoments = [
  'before:folder',
  'after:folder',
  'before:shell',
  'after:shell',
  'before:page',
  'after:page',
];

let scratch: ReturnType<typeof createScratch>;
beforeEach(() => {
  scratch = createScratch();
});
afterEach(() => scratch.remove());

function escale(args: readonly string[], killAt?: string): Promise<number | null> {
  const child = spawn(
    process.execPath,
    [
      ...(killAt === undefined ? [] : ['--import', killScript]),
      escaleBundle,
      ...args,
      '--site',
      scratch.siteDir,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, KILL_AT: killAt } },
  );
  return new Promise((resolve) => child.on('exit', resolve));
}

const shellOf = (mark: string) =>
  scratch.shellBuild({ 'index.html': `<script src="/main.${mark}.js">`, [`main.${mark}.js`]: `// ${mark}` });

test('concurrent publishes of the shell, killed at critical moments, leave a page with all its files', async () => {
  const { siteDir } = scratch;
  const page = () => readFileSync(path.join(siteDir, 'index.html'), 'utf8');
  const scriptOfPage = () => path.join(siteDir, /\/(main\.\w+\.js)/.exec(page())?.[1] ?? 'none');
  const marks = Array.from({ length: 8 }, (_, index) => String(index).repeat(12));
  const builds = await Promise.all(marks.map(shellOf));
  const yard = await scratch.moduleBuild('yard', 'one');
  const codes = await Promise.all([
    ...builds.map((build, index) => escale(['publish-shell', build], worstMoments[index])),
    escale(['publish', yard]),
  ]);
  expect(codes).toEqual([...worstMoments.map(() => null), 0, 0, 0]);
  expect(existsSync(scriptOfPage())).toBe(true);

  await publishModule({ siteDir, distDir: await scratch.moduleBuild('yard', 'two') });
  const site = siteLayout(siteDir);
  const live = (await siteStatus(siteDir)).shell?.version ?? '';
  expect(page()).toBe(readFileSync(path.join(site.shellFolder, live, 'index.html'), 'utf8'));
  expect(existsSync(scriptOfPage())).toBe(true);

  await publishShell({ siteDir, distDir: await shellOf('f'.repeat(12)), defaultConfig: {} });
  await rollbackShell({ siteDir });
  expect((await siteStatus(siteDir)).shell?.version).toBe(live);
  expect((await readHistory(site)).findLast(({ id }) => id === 'shell')?.version).toBe(live);
  const left = [...readdirSync(site.root), ...readdirSync(site.shellFolder)];
  expect(left.filter((name) => /\.writing$|^\.publishing-/.test(name))).toEqual([]);
}, 120_000);
