/**
 * Entry points that the shell shares with modules; it uses few of them itself. Importing them here adds them to the shell's build
 * as chunks, loaded when a module needs them or earlier if it is certain to.
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
