/** Texts of the module. */
export const fr = {
  modules: 'Modules',
  title: 'Plan du quai',
  loading: 'Chargement…',
  failed: "Les postes n'ont pas pu être chargés",
  empty: 'Aucun poste',
  berth: (name: string, metres: number) => `${name} : ${metres} m`,
  name: 'Nom du poste',
  metres: 'Longueur en mètres',
  add: 'Ajouter le poste',
  added: (name: string) => `Poste ${name} ajouté`,
  addFailed: "Le poste n'a pas été ajouté",
  rules: {
    nameRequired: 'Le nom est obligatoire',
    nameTooLong: '40 caractères au plus',
    metresRequired: 'La longueur est obligatoire',
  },
  detailTitle: 'Détail',
  detailHint: 'Les mouvements du poste.',
  back: 'Retour',
};
