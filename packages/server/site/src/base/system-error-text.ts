const remedies: Partial<Record<string, string>> = {
  ENOSPC: 'the disk is full; free some space and run the command again',
  EDQUOT: 'the disk quota is used up; free some space and run the command again',
  EACCES: 'this user has no permission; change the owner or the mode of the folder and run the command again',
  EPERM: 'this user has no permission; change the owner or the mode of the folder and run the command again',
  EROFS: 'the file system is read-only; choose another folder with --site',
};

/** Returns a sentence, naming the file, for a file system error that the user can fix; `null` for any other. */
export function systemErrorText(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { code = '', path, dest } = error as NodeJS.ErrnoException & { dest?: string };
  const remedy = remedies[code];
  const file = dest ?? path;
  return remedy === undefined ? null : `${file === undefined ? '' : `${file}: `}${remedy} (${code})`;
}
