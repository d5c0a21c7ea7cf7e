/** Texts of the module. */
export const fr = {
  modules: 'Modules',
  backToModules: 'Retour aux modules',
  title: 'Paramètres',
};
