import { fullName, type User } from '@escale/contracts';
import { foldText } from '@escale/contracts/fold-text';
import type { Command } from '@escale/design-system/command';
import type { fr } from './messages/fr';

/** An action of the palette on one user, as in 'suspendre yao'. */
interface PaletteUserAction {
  id: keyof typeof fr.acts;
  icon: Command['icon'];
  /** Query string with which the user's page opens the action. */
  search: string;
  right: 'read' | 'write';
  /** The user statuses for which the palette offers the action. Default: all. */
  statuses?: readonly string[];
}

const userActions: readonly PaletteUserAction[] = [
  { id: 'suspend', icon: 'lock', search: 'acte=suspend', right: 'write', statuses: ['ACTIVE', 'INACTIVE'] },
  { id: 'deactivate', icon: 'ban', search: 'acte=deactivate', right: 'write', statuses: ['ACTIVE'] },
  { id: 'rights', icon: 'shield', search: 'onglet=permissions', right: 'read' },
  { id: 'password', icon: 'lock', search: 'onglet=security', right: 'write' },
  { id: 'activity', icon: 'history', search: 'onglet=activity', right: 'read' },
];

/** A shorter first word counts as the start of a name, not of an action. */
const minVerbLetters = 3;

export type UserActionTexts = Record<PaletteUserAction['id'], (name: string) => string>;

/**
 * Returns the ids of the actions that a query such as 'suspendre yao' names: a word of the action's
 * text begins with the first word of the query, and a name follows. The ids are joined to one
 * string, so that the result stays equal while the user types the name.
 */
export function actionIdsInQuery(query: string, texts: UserActionTexts, mayWrite: boolean): string {
  const [verb = '', ...name] = foldText(query).split(' ').filter(Boolean);
  if (verb.length < minVerbLetters || name.length === 0) return '';
  const isNamed = ({ id }: PaletteUserAction) =>
    foldText(texts[id](''))
      .split(' ')
      .some((word) => word.startsWith(verb));
  return userActions
    .filter((action) => isNamed(action) && (mayWrite || action.right === 'read'))
    .map(({ id }) => id)
    .join(' ');
}

/**
 * Returns one command per user and action. The command opens the user's page at the action.
 * @param named the ids that `actionIdsInQuery` returned
 */
export function personCommands(
  named: string,
  users: readonly User[],
  texts: UserActionTexts,
  open: (user: User, search: string) => void,
): Command[] {
  const ids = named.split(' ');
  const actions = userActions.filter(({ id }) => ids.includes(id));
  return actions.flatMap(({ id, icon, search, statuses }) =>
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
