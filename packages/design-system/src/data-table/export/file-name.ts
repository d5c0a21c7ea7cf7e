import { brand } from '@escale/contracts';
import { foldText } from '../model/fold-text';

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** Returns a file name such as `escale_gestion_des_utilisateurs_2026-11-21.csv`: prefix, title, day (§3). */
export function csvFileName(title: string, now: Date): string {
  const snake = foldText(title)
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '');
  const day = [now.getFullYear(), twoDigits(now.getMonth() + 1), twoDigits(now.getDate())].join('-');
  return `${[brand.exportPrefix, snake, day].filter(Boolean).join('_')}.csv`;
}
