import { fullName, type AuditEntry } from '@escale/contracts';
import { createCatalogue, getVocabulary, labelOf } from '@escale/i18n';
import { isRecord } from './records';
import { fr } from './sentences/fr';

/** A separate catalogue: a page that only describes actions does not need the texts of changes. */
const { messages } = createCatalogue({
  fr,
  en: () => import(/* webpackChunkName: "en" */ './sentences/en').then((file) => file.en),
  ar: () => import(/* webpackChunkName: "ar" */ './sentences/ar').then((file) => file.ar),
});

/** The facts of an action, from which `deedSentence` makes a sentence. */
export interface Deed {
  action: string;
  resource: string;
  who: string;
  /** The affected account; `null` if unknown. */
  whom: string | null;
  /** True if the author acted on their own account. */
  own: boolean;
  /** Names of the changed fields. */
  fields?: readonly string[] | undefined;
  /** The new status. */
  status?: unknown;
  /** Why a session ended. */
  reason?: unknown;
  /** The outcome of an invitation. */
  invitation?: unknown;
}

const preferenceFields = ['language', 'timezone', 'dateFormat', 'timeFormat', 'notifications'];

type Subject = keyof typeof fr.own;

function changedSubject({ action, fields = [] }: Pick<Deed, 'action' | 'fields'>): Subject {
  if (action === 'STATUS_CHANGE') return 'status';
  if (action === 'PASSWORD_CHANGE') return 'password';
  if (action === 'ROLE_CHANGE') return 'role';
  if (action === 'CREATE' || action === 'DELETE') return 'account';
  if (fields.length > 0 && fields.every((name) => name === 'permissions')) return 'rights';
  return fields.length > 0 && fields.every((name) => preferenceFields.includes(name))
    ? 'preferences'
    : 'file';
}

/** Returns the entry of a table for a name that a server has sent. */
const lookUp = <Value>(table: Readonly<Record<string, Value>>, name: unknown): Value | undefined =>
  typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined;

function sentenceObject(deed: Deed): string {
  const texts = messages();
  const subject = changedSubject(deed);
  const [kind = '', id = ''] = deed.resource.split('/');
  if (deed.own) return texts.own[subject];
  if (deed.whom !== null) return texts.of[subject](deed.whom);
  if (kind === 'roles' && id !== '') return texts.rightsOfRole(labelOf(getVocabulary().roles, id));
  return lookUp(texts.unsaid, subject) ?? lookUp(texts.unsaid, kind) ?? texts.unsaidOther;
}

/** Describes an action in a sentence: who did what to whom. */
export function deedSentence(deed: Deed): string {
  const texts = messages();
  const { action, who, whom } = deed;
  if (whom !== null && action === 'UPDATE') {
    const sentence = lookUp(texts.invitation, deed.invitation);
    if (sentence) return sentence(whom);
  }
  if (whom !== null && action === 'STATUS_CHANGE') {
    const sentence = lookUp(texts.status, deed.status);
    if (sentence) return sentence(who, whom);
  }
  if (action === 'LOGOUT' && deed.reason === 'DISOWNED') return texts.disowned(who);
  if (action === 'LOGOUT' && !deed.own && (whom !== null || deed.resource.startsWith('users/'))) {
    const sentence = lookUp(texts.ended, deed.reason) ?? texts.endedSome;
    return sentence(who, whom ?? texts.unsaid.users);
  }
  return lookUp(texts.did, action)?.(who, sentenceObject(deed)) ?? texts.didOther(who);
}

/** Returns the author of an entry: the account's name or e-mail address, else the address typed at the sign-in, else 'unknown'. */
export function authorOf({ user, metadata }: AuditEntry): string {
  if (user !== null) return fullName(user) || user.email;
  return typeof metadata.email === 'string' && metadata.email !== '' ? metadata.email : messages().nobody;
}

const valuesAfter = ({ metadata }: AuditEntry) => (isRecord(metadata.after) ? metadata.after : {});

/** Returns the part of an account that an entry is about. */
export const subjectOfEntry = (entry: AuditEntry): Subject =>
  changedSubject({ action: entry.action, fields: Object.keys(valuesAfter(entry)) });

/** Describes an entry of the audit log in a sentence: 'Maëlle Design a désactivé Adjoua Kouassi'. */
export function auditSentence(entry: AuditEntry): string {
  const { action, resource, userId, user, target, metadata } = entry;
  const { by, reason } = metadata;
  const after = valuesAfter(entry);
  const common = { action, resource, fields: Object.keys(after), status: after.status, reason };
  // In older entries, the user is the owner of the session, and `by` is the e-mail address of the person who ended it.
  const endedBy = action === 'LOGOUT' && target === null && typeof by === 'string' && by !== user?.email;
  if (endedBy) return deedSentence({ ...common, who: by, whom: authorOf(entry), own: false });
  return deedSentence({
    ...common,
    who: authorOf(entry),
    whom: target?.name ?? null,
    own: userId !== null && target?.id === userId,
    invitation: userId === null ? after.invitation : undefined,
  });
}
