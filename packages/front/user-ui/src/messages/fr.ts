/** The texts in French. */
export const fr = {
  strength: 'Robustesse du mot de passe',
  strengths: ['Très faible', 'Très faible', 'Faible', 'Moyen', 'Fort', 'Très fort'],
  noStrength: '—',
  criteriaTitle: 'Critères de sécurité',
  criteria: {
    length: (count: number) => `Au moins ${count} caractères`,
    uppercase: 'Une lettre majuscule',
    lowercase: 'Une lettre minuscule',
    digit: 'Un chiffre',
    special: 'Un caractère spécial',
  },
  criterionMet: ' : rempli',
  criterionUnmet: ' : à remplir',
  avatar: {
    title: 'Photo de profil',
    change: (name: string) => `Changer la photo de ${name}`,
    choose: 'Choisir une image',
    rules: 'JPG, PNG, GIF ou WebP, 5 Mo au plus.',
    close: 'Fermer',
    typeRefused: 'Type de fichier non autorisé. Utilisez JPG, PNG, GIF ou WebP',
    sizeRefused: 'Fichier trop volumineux (maximum 5MB)',
    saved: 'Photo mise à jour',
    failure: (sentence: string) => `Erreur: ${sentence}`,
    failed: "Impossible d'envoyer la photo",
  },
};
