import { brand } from '@escale/contracts';
import { plainText } from '@escale/contracts/fold-text';
import { formatDate, type Locale } from '@escale/i18n';

/** Returns the file name, such as `escale_gestion_des_utilisateurs_2026-11-21.csv` (§3), with the day in the user's time zone. */
export function csvFileName(title: string, now: Date, locale: Locale): string {
  const snake = plainText(title)
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '');
  const day = formatDate(now.toISOString(), { ...locale, dateFormat: 'YYYY-MM-DD' });
  return `${[brand.exportPrefix, snake, day].filter(Boolean).join('_')}.csv`;
}
