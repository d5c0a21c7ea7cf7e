import { foldText } from '@escale/contracts/fold-text';
import type { Command, CommandGroup } from './command-types';

const foldedCommands = new WeakMap<Command, { label: string; all: string }>();

function foldCommand(command: Command): { label: string; all: string } {
  const known = foldedCommands.get(command);
  if (known !== undefined) return known;
  const { label, detail = '', keywords = '' } = command;
  const texts = { label: foldText(label), all: foldText([label, detail, keywords].join('\n')) };
  foldedCommands.set(command, texts);
  return texts;
}

/** Returns the rank of a match: 0 if the label starts with the query, 1 if a word of the label does, else 2. */
function matchRank(command: Command, query: string): number {
  const { label } = foldCommand(command);
  if (label.startsWith(query)) return 0;
  return label.split(/[\s'-]/).some((word) => word.startsWith(query)) ? 1 : 2;
}

/**
 * Returns the groups with their matching commands, best matches first, without empty groups. A command matches if it contains every
 * word of the query, regardless of accents, case and order.
 */
export function matchCommands(groups: readonly CommandGroup[], query: string): CommandGroup[] {
  const wanted = foldText(query);
  const words = wanted.split(' ').filter(Boolean);
  return groups.flatMap((group) => {
    const matches = group.commands.filter((command) =>
      words.every((word) => foldCommand(command).all.includes(word)),
    );
    const best = matches.toSorted((one, other) => matchRank(one, wanted) - matchRank(other, wanted));
    return best.length === 0 ? [] : [{ ...group, commands: best.slice(0, group.limit ?? best.length) }];
  });
}
