/**
 * Entry points that the shell shares with modules without using them itself. Naming them here puts them into the
 * shell's build as chunks that load when a module needs them, or early where it is certain to.
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
