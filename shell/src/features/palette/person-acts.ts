import { fullName, type User } from '@escale/contracts';
import { foldText } from '@escale/contracts/fold-text';
import type { Command } from '@escale/design-system/command';
import type { fr } from './messages/fr';

interface PersonAct {
  id: keyof typeof fr.acts;
  icon: Command['icon'];
  /** Where the user's page offers it. */
  search: string;
  right: 'read' | 'write';
  /** The statuses in which it makes sense; all of them by default. */
  statuses?: readonly string[];
}

const personActs: readonly PersonAct[] = [
  { id: 'suspend', icon: 'lock', search: 'acte=suspend', right: 'write', statuses: ['ACTIVE', 'INACTIVE'] },
  { id: 'deactivate', icon: 'ban', search: 'acte=deactivate', right: 'write', statuses: ['ACTIVE'] },
  { id: 'rights', icon: 'shield', search: 'onglet=permissions', right: 'read' },
  { id: 'password', icon: 'lock', search: 'onglet=security', right: 'write' },
  { id: 'activity', icon: 'history', search: 'onglet=activity', right: 'read' },
];

/** The fewest letters of a verb, so that the start of a name is not taken for one. */
const verbLetters = 3;

export type ActTexts = Record<PersonAct['id'], (name: string) => string>;

/**
 * Returns the ids of the acts that the query names by its first word, before a name ('suspendre yao', 'droits yao'); as one text,
 * which stays the same while the name is typed.
 */
export function actsNamed(query: string, texts: ActTexts, mayWrite: boolean): string {
  const [verb = '', ...name] = foldText(query).split(' ').filter(Boolean);
  if (verb.length < verbLetters || name.length === 0) return '';
  const isNamed = ({ id }: PersonAct) =>
    foldText(texts[id](''))
      .split(' ')
      .some((word) => word.startsWith(verb));
  return personActs
    .filter((act) => isNamed(act) && (mayWrite || act.right === 'read'))
    .map(({ id }) => id)
    .join(' ');
}

/** Returns the acts on each user as commands; each opens the user's page where it offers the act. */
export function personCommands(
  named: string,
  users: readonly User[],
  texts: ActTexts,
  open: (user: User, search: string) => void,
): Command[] {
  const ids = named.split(' ');
  const acts = personActs.filter(({ id }) => ids.includes(id));
  return acts.flatMap(({ id, icon, search, statuses }) =>
    users
      .filter(({ status }) => statuses?.includes(status) ?? true)
      .map((user) => ({
        id: `${id}:${user.id}`,
        label: texts[id](fullName(user)),
        detail: user.email,
        icon,
        keywords: user.username,
        onSelect: () => open(user, search),
      })),
  );
}
