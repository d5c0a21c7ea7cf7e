import path from 'node:path';
import { PublishError } from '../base/publish-error';
import { publishedFiles } from './build-folder';
import { readManifestFile, type PackagedManifest } from './dist-descriptor';

export const entryFile = 'mf-manifest.json';

/** A module's build: its descriptor, and its files to publish. */
export interface ModuleBuild extends PackagedManifest {
  distDir: string;
  files: string[];
}

/** Reads a build. Throws a `PublishError` if the folder is not a build, or not one of the expected module and team. */
export async function readBuild(
  distDir: string,
  expected: { id: string; owner: string } | undefined,
): Promise<ModuleBuild> {
  const packaged = await readManifestFile(path.join(distDir, 'descriptor.json'));
  if (expected !== undefined) assertExpected(packaged.manifest, expected);
  const files = await publishedFiles(distDir);
  if (!files.includes(entryFile))
    throw new PublishError(`${packaged.manifest.id}: ${entryFile} is missing in ${distDir}`);
  return { ...packaged, distDir, files };
}

function assertExpected(
  { id, owner }: PackagedManifest['manifest'],
  expected: { id: string; owner: string },
): void {
  if (id !== expected.id) throw new PublishError(`this is a build of ${id}; the token is for ${expected.id}`);
  if (owner.team.normalize() !== expected.owner.normalize())
    throw new PublishError(
      `${id}: the build names ${JSON.stringify(owner.team)} as its owner, the token is of ${JSON.stringify(expected.owner)}`,
    );
}
