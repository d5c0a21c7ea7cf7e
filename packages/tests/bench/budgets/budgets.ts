/** The budget of a route. Any commit may lower it; a commit that raises it says why. */
export interface Budget {
  /** Maximum JavaScript in kB (1,000 bytes), as published in brotli. */
  kB: number;
  /**
   * Source files and packages that a user waits for, besides the page's own scripts. The entries of
   * the apps that contain these files count as well.
   */
  imports: readonly string[];
}

/** Source files and packages that every page of a signed-in user needs: the frame, and the calls for the data in the frame. */
const frameImports = [
  'axios/index.js',
  'shell/src/app/frame/frame-tools.tsx',
  '@escale/realtime',
  'packages/front/realtime/src/connection.ts',
];

/** The grid of the data table. Users can already read the first rows while the grid loads. */
const tableGridFile = 'packages/front/design-system/src/entries/data-table/grid/table-grid.tsx';

export const routeBudgets: Readonly<Record<string, Budget>> = {
  '/login': { kB: 262.5, imports: ['mf-auth/src/module.tsx'] },
  '/modules': { kB: 309.5, imports: frameImports },
  '/users': { kB: 544, imports: [...frameImports, tableGridFile, 'mf-users/src/module.tsx'] },
  '/dashboard': { kB: 326, imports: [...frameImports, 'mf-dashboard/src/module.tsx'] },
  '/security': { kB: 558.5, imports: [...frameImports, tableGridFile, 'mf-security/src/module.tsx'] },
  '/settings': { kB: 344, imports: [...frameImports, 'mf-settings/src/module.tsx'] },
};

/**
 * Maximum of each build alone, in kB. For the shell, counts the scripts that the page names; for a
 * module, its entry and exposed code.
 */
export const entryBudgets: Readonly<Record<string, number>> = {
  shell: 230,
  'mf-auth': 15.6,
  'mf-dashboard': 13.5,
  'mf-security': 37.3,
  'mf-settings': 12,
  'mf-users': 29.2,
};
