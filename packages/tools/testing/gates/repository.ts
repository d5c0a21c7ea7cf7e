import path from 'node:path';

/** The repository's root, whose files the gates read. */
export const repository = path.resolve(__dirname, '../../../..');

/** Returns the path of a command in the root's node_modules. */
export function command(name: string): string {
  return path.join(repository, 'node_modules/.bin', name);
}
