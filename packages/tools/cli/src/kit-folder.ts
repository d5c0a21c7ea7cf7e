import { existsSync } from 'node:fs';
import path from 'node:path';

const inWorkspace = path.resolve(import.meta.dirname, '../../../front/module-kit');

/** The kit of this checkout, or the one installed beside this package. */
export const kitFolder = existsSync(inWorkspace)
  ? inWorkspace
  : path.resolve(import.meta.dirname, '../../module-kit');
