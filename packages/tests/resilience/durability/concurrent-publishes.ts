import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkSite, publish, recordedChanges, writeBuild } from './site';
import type { Trial } from './trial';

const publishesPerKind = 10;

export const concurrentPublishes: Trial = {
  name: `publish ${2 * publishesPerKind} times at once: ${publishesPerKind} modules, and ${publishesPerKind} versions of one more`,
  run: async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'durability-'));
    const site = path.join(folder, 'site');
    const ids = Array.from({ length: 2 * publishesPerKind }, (_, index) =>
      index < publishesPerKind ? `yard${index}` : 'quay',
    );
    try {
      const started = performance.now();
      const published = await Promise.all(
        ids.map(async (id, index) => {
          const build = await writeBuild(path.join(folder, `build-${index}`), id, `code ${index}`);
          return { id, ...(await publish(site, build)) };
        }),
      );
      const seconds = Math.round((performance.now() - started) / 1_000);
      const { live, faults } = checkSite(site);
      const recorded = recordedChanges(site);
      for (const { id, code, version, errors } of published) {
        if (code !== 0) faults.push(`${id} ended with ${String(code)}: ${errors.slice(0, 200)}`);
        else if (!recorded.includes(`${id} ${version}`))
          faults.push(`${id} ${version} is not in the history`);
        if (id !== 'quay' && live.get(id) !== version) faults.push(`${id} ${version} is not live`);
      }
      const last = recorded.findLast((move) => move.startsWith('quay '));
      if (last !== `quay ${live.get('quay') ?? ''}`)
        faults.push('the last version of one module is not live');
      return {
        acknowledged: published.filter(({ code }) => code === 0).length,
        faults,
        measurements: `${live.size} modules live, ${recorded.length} moves recorded, in ${seconds} s`,
      };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
