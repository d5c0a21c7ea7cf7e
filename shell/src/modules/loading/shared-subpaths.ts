/**
 * What the shell provides to modules without using it itself: naming it here puts it into the shell's build, to be
 * loaded when a module asks for it. Called early where it is sure to be needed.
 */
export const sharedSubpaths = {
  signInForms: () => import('@escale/design-system/forms/core'),
  forms: () => import('@escale/design-system/forms'),
  dataTable: () => import('@escale/design-system/data-table'),
  drawer: () => import('@escale/design-system/drawer'),
  upload: () => import('@escale/design-system/upload'),
  tabs: () => import('@escale/design-system/tabs'),
  stats: () => import('@escale/design-system/stats'),
};
