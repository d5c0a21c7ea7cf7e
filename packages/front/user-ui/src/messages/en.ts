import { textTools, type Translation } from '@escale/i18n';
import type { fr } from './fr';

const { plural, number } = textTools('en');

/** The texts in English. */
export const en: Translation<typeof fr> = {
  strength: 'Password strength',
  strengths: ['Very weak', 'Very weak', 'Weak', 'Medium', 'Strong', 'Very strong'],
  noStrength: '—',
  criteriaTitle: 'Security criteria',
  criteria: {
    length: (count) =>
      plural(count, {
        one: `At least ${number(count)} character`,
        other: `At least ${number(count)} characters`,
      }),
    uppercase: 'An uppercase letter',
    lowercase: 'A lowercase letter',
    digit: 'A digit',
    special: 'A special character',
  },
  criterionMet: ': met',
  criterionUnmet: ': not met yet',
  avatar: {
    title: 'Profile photo',
    change: (name) => `Change the photo of ${name}`,
    choose: 'Choose an image',
    rules: 'JPG, PNG, GIF or WebP, 5 MB at most.',
    close: 'Close',
    typeRefused: 'File type not allowed. Use JPG, PNG, GIF or WebP',
    sizeRefused: 'File too large (maximum 5 MB)',
    saved: 'Photo updated',
    failure: (sentence) => `Error: ${sentence}`,
    failed: 'The photo could not be sent',
  },
};
