import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readArguments } from './command-options';

const readExample = (name: string) =>
  readFileSync(path.join(process.cwd(), 'docs/examples/deploy', name), 'utf8');

test('the jobs of the Kubernetes example run existing commands in existing folders', () => {
  const jobs = readExample('kubernetes.yml')
    .split(/^---$/m)
    .filter((manifest) => /^kind: (Job|CronJob)$/m.test(manifest));
  const commands = jobs.flatMap((job) =>
    [...job.matchAll(/ args:\s+\[([^\]]*)\]/g)].map(([, list = '']) =>
      list.trim().split(/,\s*/).filter(Boolean),
    ),
  );
  expect(commands.map((argv) => readArguments(argv).command)).toEqual(['publish', 'publish-shell', 'backup']);
  const released = /^apps='(.*)'$/m.exec(readExample('debian.sh'))?.[1]?.split(' ') ?? [];
  expect(commands.flat().flatMap((word) => /^\/builds\/(.*)$/.exec(word)?.[1] ?? [])).toEqual(released);
  for (const job of jobs) {
    expect(job).toContain('runAsNonRoot: true');
    expect(job).toMatch(/name: site, mountPath: \/site \}/);
  }
  expect(readExample('Dockerfile')).toContain('ESCALE_SITE_DIR=/site');
});
