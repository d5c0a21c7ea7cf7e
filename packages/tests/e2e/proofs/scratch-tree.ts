import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync } from 'node:fs';
import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';

/**
 * Copies the sources of a checkout, as they are now, into a folder that can be changed at will. Packages of the
 * workspace are found in the copy, all others in the checkout.
 */
export async function copyTree(root: string, target: string): Promise<void> {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => file !== '' && existsSync(path.join(root, file)));
  await Promise.all(files.map((file) => cp(path.join(root, file), path.join(target, file))));
  await linkEach(path.join(root, 'node_modules'), path.join(target, 'node_modules'));
  for (const file of files.filter((name) => name.endsWith('/package.json'))) {
    const modules = path.join(path.dirname(file), 'node_modules');
    if (!existsSync(path.join(root, modules))) continue;
    await rm(path.join(target, modules), { recursive: true, force: true });
    await cp(path.join(root, modules), path.join(target, modules), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (name) => lstatSync(name).isSymbolicLink() || lstatSync(name).isDirectory(),
    });
  }
}

async function linkEach(folder: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const name of await readdir(folder)) {
    const place = path.join(target, name);
    if (name !== '.cache' && !existsSync(place)) await symlink(path.join(folder, name), place);
  }
}
