/** A figure may fall with any commit; a commit that raises one says why. */
export interface Budget {
  /** Maximum JavaScript in kB (1,000 bytes), as published in brotli. */
  kB: number;
  /** What a user waits for besides the page's own scripts: modules imported on the way, each with the entry of its app. */
  imports: readonly string[];
}

/** The frame around every page of a signed-in user, and the calls of its data. */
const frame = [
  'axios/index.js',
  'shell/src/app/frame/frame-tools.tsx',
  '@escale/realtime',
  'packages/front/realtime/src/connection.ts',
];

/** The grid loads while the first rows can already be read. */
const table = 'packages/front/design-system/src/entries/data-table/grid/table-grid.tsx';

export const routeBudgets: Readonly<Record<string, Budget>> = {
  '/login': { kB: 261, imports: ['mf-auth/src/module.tsx'] },
  '/modules': { kB: 308, imports: frame },
  '/users': { kB: 542, imports: [...frame, table, 'mf-users/src/module.tsx'] },
  '/dashboard': { kB: 325, imports: [...frame, 'mf-dashboard/src/module.tsx'] },
  '/security': { kB: 557, imports: [...frame, table, 'mf-security/src/module.tsx'] },
  '/settings': { kB: 343, imports: [...frame, 'mf-settings/src/module.tsx'] },
};

/** Maximum of each build alone, in kB: the scripts that the page names, or the entry of a module and its exposed code. */
export const entryBudgets: Readonly<Record<string, number>> = {
  shell: 229,
  'mf-auth': 15.6,
  'mf-dashboard': 13.5,
  'mf-security': 37,
  'mf-settings': 12,
  'mf-users': 29,
};
