import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkSite, publish, recordedChanges, writeBuild } from './site';
import { fillDisk, smallDiskFolder } from './small-disk';
import type { Trial } from './trial';

/** Numbers of free pages on the disk: the more there are, the further a publish gets before it fails. */
const freePages = [0, 1, 2, 4, 6, 8, 10, 12];

const isErrorSentence = (text: string) => text.includes('the disk is full') && !/\n\s+at /.test(text);

export const fullSiteDisk: Trial = {
  name: `publish on a full disk, with 0 to ${Math.max(...freePages)} pages left, and with space again`,
  needsSmallDisk: true,
  run: async () => {
    const site = path.join(smallDiskFolder() ?? '', 'site');
    const builds = await mkdtemp(path.join(tmpdir(), 'durability-'));
    const faults: string[] = [];
    const acknowledged: string[] = [];
    let refused = 0;
    const tryToPublish = async (code: string, left?: number) => {
      const build = await writeBuild(path.join(builds, code), 'quay', code);
      const free = left === undefined ? () => Promise.resolve() : await fillDisk(site, left);
      const { code: exit, version, errors } = await publish(site, build);
      const { live, faults: broken } = checkSite(site);
      faults.push(...broken.map((fault) => `${code}: ${fault}`));
      if (exit === 0) {
        acknowledged.push(version);
        if (live.get('quay') !== version) faults.push(`${code}: acknowledged and not live`);
      } else if (isErrorSentence(errors)) refused += 1;
      else faults.push(`${code}: ended with ${String(exit)} and said: ${errors.slice(0, 200)}`);
      await free();
    };
    try {
      await mkdir(site, { recursive: true });
      await tryToPublish('first');
      for (const left of freePages) await tryToPublish(`left-${left}`, left);
      const before = acknowledged.length;
      for (const left of freePages) await tryToPublish(`left-${left}`);
      if (acknowledged.length < before + freePages.length) faults.push('no publish after space returned');
      if (refused === 0) faults.push('nothing was refused');
      const recorded = new Set(recordedChanges(site));
      const unrecorded = acknowledged.filter((version) => !recorded.has(`quay ${version}`));
      faults.push(...unrecorded.map((version) => `${version} is not in the history`));
      return {
        acknowledged: acknowledged.length,
        faults,
        measurements: `${refused} refused in a sentence, the live version whole each time`,
      };
    } finally {
      await rm(site, { recursive: true, force: true });
      await rm(builds, { recursive: true, force: true });
    }
  },
};
