import { textTools, type Translation } from '@escale/i18n';
import type { run as fr } from '../fr/run';
import { countPeople } from './counts';

const { number } = textTools('ar');

/** Texts of a run over several people: its progress and its report. */
export const run: Translation<typeof fr> = {
  progress: (done, total) => `${number(done)} من ${countPeople(total)}`,
  waits: (time) => `لا يستطيع الخادم الرد حاليًا: الاستئناف في ${time}.`,
  stop: 'إيقاف',
  report: 'النتيجة',
  resultOf: (name, outcome) => `${name}: ${outcome}`,
  showAll: (value) => `عرض البقية (${number(value)})`,
  copy: 'نسخ التقرير',
  copied: 'نُسخ التقرير',
  copyFailed: 'تعذّر نسخ التقرير',
  toList: 'عرض قائمة المستخدمين',
};
