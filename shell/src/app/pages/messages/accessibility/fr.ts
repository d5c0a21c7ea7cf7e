/** The accessibility declaration, in the order required by the RGAA. */
export const fr = {
  title: 'Accessibilité',
  back: "Retour à l'application",
  intro: (product: string) =>
    `L'équipe de ${product} veut que chacun puisse se servir de cette application : au clavier, avec un lecteur d'écran, en très gros caractères, sans souris et sans couleurs. Cette déclaration vaut pour toutes ses pages, avant et après la connexion.`,
  state: {
    title: 'État de conformité',
    text: (product: string) =>
      `${product} est partiellement conforme au référentiel général d'amélioration de l'accessibilité (RGAA 4.1) et aux règles WCAG 2.2, niveau AA, en raison des points énumérés plus bas.`,
    noRate:
      "C'est une auto-évaluation. Aucun audit n'a été fait par un tiers : aucun taux de conformité n'est donc publié.",
  },
  tests: {
    title: 'Essais faits',
    text: 'À chaque version, ces essais passent avant la mise en ligne :',
    items: [
      "les règles automatiques d'axe (WCAG 2.0 à 2.2, A et AA) sur chaque écran et chacun de ses états, en clair ; les contrastes aussi en sombre, sur un choix d'écrans ;",
      'la largeur de 320 pixels, soit un zoom de 400 % : rien ne défile de côté, hors tableaux ;',
      "des parcours entiers au clavier seul : se connecter, trouver et modifier un utilisateur, accorder un droit, déconnecter quelqu'un, trier, réordonner et exporter le tableau ;",
      "la lecture de la connexion, de l'accueil, du tableau et des permissions par un lecteur d'écran simulé ;",
      'des textes plus longs de moitié, sur un téléphone et sur un bureau ; les couleurs imposées par le système : focus, onglet choisi, état des interrupteurs ;',
      'le focus porté au titre de chaque nouvelle page et les animations réduites.',
    ],
  },
  gaps: {
    title: 'Ce qui reste à faire',
    items: [
      "L'application n'a pas été essayée par des personnes avec NVDA, JAWS, VoiceOver ou TalkBack.",
      "Les grands tableaux n'ont dans la page que les lignes proches de l'écran : un lecteur d'écran annonce le nombre total de lignes, mais ne parcourt les autres qu'en avançant dans le tableau.",
      "Les couleurs imposées par le système (contraste élevé) sont prévues dans les styles, mais n'ont pas été essayées par une personne.",
      "Le PDF produit par l'impression n'est pas balisé par l'application ; le fichier CSV en est l'autre forme.",
    ],
  },
  contact: {
    title: 'Nous écrire',
    text: "Si une page ou une action vous résiste, dites-le-nous : nous vous donnerons l'information ou ferons l'action avec vous, puis corrigerons la page.",
  },
  recourse: {
    title: 'Voies de recours',
    text: 'Sans réponse satisfaisante de notre part, adressez-vous à la direction de votre entreprise ; en France, vous pouvez aussi saisir le Défenseur des droits.',
    link: 'Défenseur des droits : déposer une réclamation',
  },
  made: {
    title: 'Établissement de cette déclaration',
    date: 'Date',
    technologies: 'Technologies',
    tools: "Outils d'essai",
  },
};
