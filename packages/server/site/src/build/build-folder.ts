import { stat } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../store/file-digests';

/** Build output for the author only, not published, and the descriptor, which publishing rewrites. */
const notPublished = /\.map$|^mf-stats\.json$|^descriptor\.json$/;

/** The files of a build that become part of a version, without its descriptor. */
export async function publishedFiles(distDir: string): Promise<string[]> {
  return (await listFiles(distDir)).filter((file) => !notPublished.test(file));
}

/** The folder of a build: the given one, or `mf-<id>/dist` for the id of a module. */
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
