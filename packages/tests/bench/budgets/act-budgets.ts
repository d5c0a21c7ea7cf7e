import type { Work } from '../src/interactions/press-clock';

/** What a press may cost, in what does not depend on the machine. */
export interface ActWork extends Work {
  requests: number;
}

/** As measured by `pnpm gate:budgets`, which fails when an act gets heavier by a tenth. The commit that raises one says why. */
export const actBudgets: Readonly<Record<string, ActWork>> = {
  'sort a column': { added: 700, removed: 674, attributes: 114, rules: 0, requests: 0 },
  'sort the other way': { added: 900, removed: 748, attributes: 468, rules: 1, requests: 1 },
  'sort another column': { added: 871, removed: 707, attributes: 477, rules: 0, requests: 0 },
  'type in the search': { added: 192, removed: 555, attributes: 267, rules: 0, requests: 0 },
  'clear the search': { added: 945, removed: 114, attributes: 1076, rules: 0, requests: 0 },
  'filter by a card': { added: 6, removed: 711, attributes: 40, rules: 8, requests: 0 },
  'end the filter': { added: 1276, removed: 43, attributes: 1378, rules: 0, requests: 0 },
  'select all': { added: 20, removed: 74, attributes: 93, rules: 17, requests: 0 },
  'select none': { added: 126, removed: 20, attributes: 216, rules: 0, requests: 0 },
  'open the user menu': { added: 0, removed: 0, attributes: 26, rules: 0, requests: 0 },
  'close the user menu': { added: 0, removed: 0, attributes: 6, rules: 0, requests: 0 },
  'open the palette': { added: 91, removed: 0, attributes: 47, rules: 27, requests: 0 },
  'first letter in the palette': { added: 18, removed: 22, attributes: 13, rules: 0, requests: 0 },
  'close the palette': { added: 18, removed: 105, attributes: 49, rules: 0, requests: 0 },
  'open the column picker': { added: 75, removed: 0, attributes: 17, rules: 15, requests: 2 },
  'close the column picker': { added: 0, removed: 75, attributes: 7, rules: 0, requests: 0 },
  'open a dialog': { added: 15, removed: 0, attributes: 57, rules: 15, requests: 0 },
  'close the dialog': { added: 0, removed: 15, attributes: 52, rules: 0, requests: 0 },
  'open a record': { added: 133, removed: 1091, attributes: 24, rules: 50, requests: 2 },
  'next tab of the record': { added: 197, removed: 5, attributes: 82, rules: 41, requests: 2 },
  edit: { added: 67, removed: 64, attributes: 162, rules: 12, requests: 0 },
  'leave the form': { added: 255, removed: 258, attributes: 0, rules: 0, requests: 1 },
  'back to the list': { added: 2328, removed: 678, attributes: 1649, rules: 7, requests: 13 },
  'to the security module': { added: 312, removed: 1118, attributes: 22, rules: 109, requests: 20 },
  'to the dashboard': { added: 209, removed: 292, attributes: 5, rules: 48, requests: 8 },
  'to the list of users': { added: 2318, removed: 545, attributes: 1654, rules: 7, requests: 0 },
};
