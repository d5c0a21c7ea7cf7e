import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import {
  federationFiles,
  federationManifestFile,
  federationName,
  type FederationManifest,
  type ModuleImports,
  type ModuleManifest,
} from '@escale/contracts';
import { publishedFiles } from '../build/build-folder';
import { readManifestFile } from '../build/dist-descriptor';
import { readFederationFile } from '../build/federation-file';

/** A build as seen by the rules. */
export interface BuildFiles {
  folder: string;
  manifest: ModuleManifest;
  requires: Record<string, string>;
  imports: ModuleImports;
  federation: FederationManifest;
  /** Name of the container that the shell requests. */
  expectedName: string;
  /** Files that would be published, as relative paths with `/`. */
  files: string[];
  scripts: ReadonlyMap<string, string>;
  styles: ReadonlyMap<string, string>;
  entryFile: string;
  /** Compressed size (gzip) of a file in bytes. */
  wireBytes: (file: string) => Promise<number>;
}

/** Reads a build. Throws a `PublishError` if its descriptor is missing or invalid. */
export async function readBuild(folder: string): Promise<BuildFiles> {
  const { manifest, requires, imports } = await readManifestFile(path.join(folder, 'descriptor.json'));
  const files = await publishedFiles(folder);
  const text = (file: string) => readFile(path.join(folder, file), 'utf8');
  const texts = async (name: RegExp) =>
    new Map(
      await Promise.all(
        files.filter((file) => name.test(file)).map(async (file) => [file, await text(file)] as const),
      ),
    );
  const federation = await readFederationFile(path.join(folder, federationManifestFile));
  return {
    folder,
    manifest,
    requires,
    imports,
    federation,
    expectedName: federationName(manifest.id),
    files,
    scripts: await texts(/\.m?js$/),
    styles: await texts(/\.css$/),
    entryFile: federationFiles(federation).entry,
    wireBytes: async (file) => {
      const zipped = await promisify(gzip)(await readFile(path.join(folder, file)));
      return zipped.length;
    },
  };
}
