import type { AuditEntry } from '@escale/contracts';
import { createCatalogue } from '@escale/i18n';
import { actionWord } from './action-word';
import { subjectOfEntry } from './sentence';

/** A catalogue of its own: a page that names the action alone does not need these. */
const { messages } = createCatalogue({
  fr: {
    file: 'Fiche modifiée',
    rights: 'Droits modifiés',
    preferences: 'Préférences modifiées',
    forced: 'Déconnexion forcée',
    ended: 'Session terminée',
  },
  en: {
    file: 'Profile changed',
    rights: 'Rights changed',
    preferences: 'Preferences changed',
    forced: 'Forced sign-out',
    ended: 'Session ended',
  },
  ar: {
    file: 'تعديل الملف',
    rights: 'تعديل الصلاحيات',
    preferences: 'تعديل التفضيلات',
    forced: 'تسجيل خروج قسري',
    ended: 'انتهاء الجلسة',
  },
});

const forced: readonly unknown[] = ['FORCED', 'SESSION_DELETED'];

/** Returns the name of what an entry says was done, closer than its action: what was changed, and who ended a session. */
export function entryWord(entry: AuditEntry): string {
  const { action, resource, metadata } = entry;
  const texts = messages();
  const [kind] = resource.split('/');
  if (action === 'UPDATE' && kind === 'roles') return texts.rights;
  if (action === 'UPDATE' && kind === 'users') {
    const subject = subjectOfEntry(entry);
    if (subject === 'file' || subject === 'rights' || subject === 'preferences') return texts[subject];
  }
  if (action === 'LOGOUT' && forced.includes(metadata.reason)) return texts.forced;
  if (action === 'LOGOUT' && metadata.reason !== undefined) return texts.ended;
  return actionWord(action);
}
