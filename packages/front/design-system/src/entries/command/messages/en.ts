import { textTools, type Translation } from '@escale/i18n';
import type { fr } from './fr';

const { plural, number } = textTools('en');

export const en: Translation<typeof fr> = {
  results: (count) => plural(count, { one: `${number(count)} result`, other: `${number(count)} results` }),
  hints: { move: 'Browse', open: 'Open', close: 'Close' },
  escape: 'Esc',
};
