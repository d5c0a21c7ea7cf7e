/** @jest-environment node */
import { publishModule } from './publish-module';
import { rollbackModule } from './rollback-module';
import { createScratch } from './test-dist';

const scratch = createScratch();
afterAll(() => scratch.remove());

/** A script that packs about as well as a minified one. */
const bulk = (name: string) =>
  Array.from(
    { length: 3_000 },
    (_, index) => `globalThis.${name}${index % 97}=(a,b)=>a[${index}]??b.k${index * 7};`,
  ).join('');

it('publishing a module of real size and going back take less than two seconds each', async () => {
  const { siteDir } = scratch;
  const files = Object.fromEntries(
    ['a', 'b', 'c'].map((name) => [`${name}.0123456789ab.chunk.js`, bulk(name)]),
  );
  await publishModule({ siteDir, distDir: await scratch.moduleBuild('yard', 'one', {}, files) });
  const distDir = await scratch.moduleBuild('yard', 'two', {}, files);
  const started = performance.now();
  await publishModule({ siteDir, distDir });
  const published = performance.now();
  await rollbackModule({ siteDir, id: 'yard' });
  expect(published - started).toBeLessThan(2_000);
  expect(performance.now() - published).toBeLessThan(2_000);
});
