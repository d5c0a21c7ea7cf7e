import { stat } from 'node:fs/promises';

/** Resolves to true if there is a file or folder of this name. */
export const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );
