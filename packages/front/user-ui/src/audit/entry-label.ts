import type { AuditEntry } from '@escale/contracts';
import { createCatalogue } from '@escale/i18n';
import { actionLabel } from './action-label';
import { subjectOfEntry } from './sentence';

/** A separate catalogue: a page that only names actions does not need these texts. */
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

const forcedReasons: readonly unknown[] = ['FORCED', 'SESSION_DELETED'];

/** Returns the name of an entry, more precise than its action where possible: what was changed, or how a session ended. */
export function entryLabel(entry: AuditEntry): string {
  const { action, resource, metadata } = entry;
  const texts = messages();
  const [kind] = resource.split('/');
  if (action === 'UPDATE' && kind === 'roles') return texts.rights;
  if (action === 'UPDATE' && kind === 'users') {
    const subject = subjectOfEntry(entry);
    if (subject === 'file' || subject === 'rights' || subject === 'preferences') return texts[subject];
  }
  if (action === 'LOGOUT' && forcedReasons.includes(metadata.reason)) return texts.forced;
  if (action === 'LOGOUT' && metadata.reason !== undefined) return texts.ended;
  return actionLabel(action);
}
