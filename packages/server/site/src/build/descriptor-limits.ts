import { descriptorText, type ModuleManifest } from '@escale/contracts';

/**
 * Maximum size in bytes of a version's descriptor with its list of files. The public registry
 * contains such a descriptor for each live, canary and previous version.
 */
const descriptorBytes = 30 * 1024;

/** Stands for a digest in the list of files: all digests have this length. */
const anyDigest = `sha384-${'0'.repeat(64)}`;

/** Maximum lengths of the texts that the schema does not limit. */
const textLimits: readonly [place: string, most: number, texts: (manifest: ModuleManifest) => string[]][] = [
  ['owner.team', 100, ({ owner }) => [owner.team]],
  ['owner.contact', 200, ({ owner }) => [owner.contact]],
  ['hostApi', 50, ({ hostApi }) => [hostApi]],
  ['path', 200, ({ path }) => [path]],
  ['permissions', 50, ({ permissions }) => permissions],
  ['routes', 200, ({ routes }) => routes.map(({ path }) => path)],
];

export interface DescribedBuild {
  manifest: ModuleManifest;
  requires: Record<string, string>;
  /** Names of the files of the version. */
  files: readonly string[];
}

/** Returns the reasons why a build's descriptor is too large, one sentence each; empty if it is not. */
export function descriptorSizeProblems({ manifest, requires, files }: DescribedBuild): string[] {
  const tooLong = textLimits.flatMap(([place, most, texts]) =>
    texts(manifest).some((text) => text.length > most) ? [`${place} has more than ${most} characters`] : [],
  );
  const named = Object.fromEntries(files.map((file) => [file, anyDigest]));
  const bytes = Buffer.byteLength(
    descriptorText({ ...manifest, version: '', entry: '', files: named, requires }),
  );
  const tooLarge = `the descriptor with its list of ${files.length} files has ${bytes} bytes, ${descriptorBytes} at most`;
  return [...tooLong, ...(bytes > descriptorBytes ? [tooLarge] : [])];
}
