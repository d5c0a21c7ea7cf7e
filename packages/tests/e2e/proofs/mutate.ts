import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Mutation } from './proof';

/** Returns the file with the mutation applied; throws when the text to replace does not occur exactly once. */
export function mutated(root: string, { file, find, replace }: Mutation): string {
  const parts = readFileSync(path.join(root, file), 'utf8').split(find);
  if (parts.length !== 2) throw new Error(`${file}: the text occurs ${parts.length - 1} times: ${find}`);
  return parts.join(replace);
}

/** Applies a mutation to a tree while some work runs, and undoes it. */
export async function whileMutated<T>(root: string, mutation: Mutation, work: () => Promise<T>): Promise<T> {
  const file = path.join(root, mutation.file);
  const before = readFileSync(file);
  writeFileSync(file, mutated(root, mutation));
  try {
    return await work();
  } finally {
    writeFileSync(file, before);
  }
}
