import type { Language } from '@escale/contracts';
import { foldText } from '@escale/contracts/fold-text';
import { vocabularies } from '@escale/i18n/vocabularies';
import { and, or, sql, type SQL } from 'drizzle-orm';
import { accountWords, auditLogs, users } from '../db/schema';

/** Returns the codes of the actions, roles and statuses whose label contains a word that begins with `word`. */
function codesOf(word: string, language: Language): string[] {
  const { auditActions, roles, statuses } = vocabularies[language];
  const beginning = foldText(word);
  return Object.entries({ ...auditActions, ...roles, ...statuses })
    .filter(([, label]) => wordsIn(foldText(label)).some((part) => part.startsWith(beginning)))
    .map(([code]) => code);
}

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

/**
 * SQL condition: true for an entry with a value or label in which a word begins with `word`. Also
 * true for an entry by or about an account with such a word in its names or e-mail address.
 */
function containsWord(word: string, language: Language): SQL | undefined {
  const typed = sql`search_query(${word})`;
  const codes = codesOf(word, language).map((code) => sql` || ${`'=${code}'`}::tsquery`);
  const named = (column: SQL) =>
    sql`ARRAY(SELECT ${column} FROM ${users} WHERE ${accountWords(users)} @@ ${typed})`;
  return or(
    sql`${auditLogs.words} @@ (${typed}${sql.join(codes)})`,
    sql`${auditLogs.userId} = ANY(${named(sql`${users.id}`)})`,
    sql`${auditLogs.resource} = ANY(${named(sql`'users/' || ${users.id}`)})`,
  );
}

/**
 * SQL condition: true for entries that contain all words of `search`. Each word may be the
 * beginning of a word in a name, an e-mail address, a changed value or a label in `language`.
 */
export function containsAllWords(search: string, language: Language): SQL | undefined {
  const words = wordsIn(search);
  return words.length === 0 ? sql`false` : and(...words.map((word) => containsWord(word, language)));
}
