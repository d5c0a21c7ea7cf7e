/**
 * Entry points that the shell shares with modules. These imports add them to the shell's build as chunks, although the shell uses
 * few of them itself. A chunk loads when a module needs it, or earlier if a module is certain to need it.
 */
export const sharedSubpaths = {
  signInForms: () => import(/* webpackChunkName: 'sign-in-forms' */ '@escale/design-system/forms/core'),
  forms: () => import('@escale/design-system/forms'),
  dataTable: () => import('@escale/design-system/data-table'),
  drawer: () => import('@escale/design-system/drawer'),
  upload: () => import('@escale/design-system/upload'),
  tabs: () => import('@escale/design-system/tabs'),
  stats: () => import('@escale/design-system/stats'),
  contributions: () => import('@escale/module-kit/contributions'),
  links: () => import('@escale/module-kit/links'),
};
