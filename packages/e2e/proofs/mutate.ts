import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Mutation } from './proof';

/** The file with the mutation in it; throws when the text to replace does not stand in it exactly once. */
export function mutated(root: string, { file, find, replace }: Mutation): string {
  const parts = readFileSync(path.join(root, file), 'utf8').split(find);
  if (parts.length !== 2) throw new Error(`${file}: stands ${parts.length - 1} times in it: ${find}`);
  return parts.join(replace);
}

/** Runs something on a tree with the mutation in it, and takes it out again. */
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
