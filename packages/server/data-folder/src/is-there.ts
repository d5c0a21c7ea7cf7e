import { stat } from 'node:fs/promises';

/** Resolves to true if a file or folder of this name exists. */
export const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );
