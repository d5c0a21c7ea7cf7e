import { stat } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../store/file-digests';

/**
 * Files of a build that are not published: output for the author only, and the descriptor, which
 * publishing rewrites.
 */
const unpublishedFiles = /\.map$|^mf-stats\.json$|^descriptor\.json$/;

/** Returns the files of a build that become part of a version, without the descriptor. */
export async function publishedFiles(distDir: string): Promise<string[]> {
  return (await listFiles(distDir)).filter((file) => !unpublishedFiles.test(file));
}

/** Returns the folder of a build: the given one, or `mf-<id>/dist` for the id of a module. */
export async function buildFolder(name: string): Promise<string> {
  const ofModule = path.join(`mf-${name}`, 'dist');
  const isId = /^[a-z][a-z0-9-]*$/.test(name);
  return isId && !(await isFolder(name)) && (await isFolder(ofModule)) ? ofModule : name;
}

const isFolder = (folder: string) =>
  stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
