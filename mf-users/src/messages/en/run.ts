import { textTools, type Translation } from '@escale/i18n';
import type { run as fr } from '../fr/run';

const { number, plural } = textTools('en');

/** Texts of a run over several people: its progress and its report. */
export const run: Translation<typeof fr> = {
  progress: (done, total) =>
    `${number(done)} of ${number(total)} ${plural(total, { one: 'person', other: 'people' })}`,
  waits: (time) => `The server cannot answer at the moment: resuming at ${time}.`,
  stop: 'Stop',
  report: 'Result',
  resultOf: (name, outcome) => `${name}: ${outcome}`,
  showAll: (value) => `Show the other ${number(value)}`,
  copy: 'Copy the report',
  copied: 'Report copied',
  copyFailed: 'The report could not be copied',
  toList: 'See the list of users',
};
