import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { PublishError } from '@escale/site';
import { siblingFolder } from './sibling-folder';

/** A package of the platform, as a module's repository gets it. */
interface PlatformPack {
  /** The value in `package.json`: a range of versions, or the file in the repository. */
  spec: string;
  /** The tarball of the release, which the repository gets a copy of. */
  tarball?: string;
}

/**
 * Returns the packages of this release by full name. They come from a folder with its packs, or
 * from the registry.
 */
export async function platformPacks(
  names: readonly string[],
  packs: string | undefined,
): Promise<Map<string, PlatformPack>> {
  const found = await Promise.all(
    names.map(async (name): Promise<[string, PlatformPack]> => [
      `@escale/${name}`,
      packs === undefined ? { spec: `^${await releasedVersion(name)}` } : await packIn(packs, name),
    ]),
  );
  return new Map(found);
}

/** Copies the tarballs into the repository's folder `packs`, where `spec` expects them. */
export async function copyPacks(packs: ReadonlyMap<string, PlatformPack>, folder: string): Promise<void> {
  for (const { tarball } of packs.values()) {
    if (tarball === undefined) continue;
    await mkdir(path.join(folder, 'packs'), { recursive: true });
    await copyFile(tarball, path.join(folder, 'packs', path.basename(tarball)));
  }
}

async function packIn(packs: string, name: string): Promise<PlatformPack> {
  const pattern = new RegExp(String.raw`^escale-${name}-\d+\.\d+\.\d+.*\.tgz$`);
  const files = (await readdir(packs).catch(() => [])).filter((file) => pattern.test(file));
  const [file] = files;
  if (file === undefined || files.length > 1)
    throw new PublishError(
      `${packs} holds ${files.length} packs of @escale/${name}; one is needed (escale pack --to <folder>)`,
    );
  return { spec: `file:packs/${file}`, tarball: path.join(packs, file) };
}

/** Returns the version of a package in the release of this `escale`, whose own pack lists the versions of all packs. */
export async function releasedVersion(name: string): Promise<string> {
  const { packs } = await readManifest('cli');
  const version = packs?.[`@escale/${name}`] ?? (await readManifest(name)).version;
  if (version === undefined)
    throw new PublishError(`the version of @escale/${name} is not known here; name the packs by --packs`);
  return version;
}

const readManifest = async (name: string) =>
  JSON.parse(await readFile(path.join(siblingFolder(name), 'package.json'), 'utf8').catch(() => '{}')) as {
    version?: string;
    packs?: Record<string, string>;
  };
