import { textTools } from '@escale/i18n';

const { number, plural } = textTools('fr');

const formatEntryCount = (count: number) =>
  plural(count, { one: `${count} entrée`, other: `${number(count)} entrées` });

/** Texts of the module. */
export const fr = {
  title: 'Dashboard Sécurité',
  loading: 'Chargement des données de sécurité...',
  adminsOnly: 'Accès réservé aux administrateurs',
  refresh: 'Rafraîchir',
  refreshed: 'Données rafraîchies',
  autoRefresh: (seconds: number) => `Actualisation automatique · ${seconds} s`,
  paused: 'Actualisation en pause',
  autoRefreshShort: (seconds: number) => `Auto · ${seconds} s`,
  pausedShort: 'En pause',
  pause: 'Mettre en pause',
  resume: "Reprendre l'actualisation",
  stale: (moment: string) => `La dernière mise à jour a échoué. Données du ${moment}.`,
  failed: {
    title: 'Les données de sécurité sont indisponibles',
    text: 'Vérifiez votre connexion, puis réessayez.',
  },
  banner: (count: number) =>
    plural(count, {
      one: `${count} activité suspecte demande votre attention.`,
      other: `${number(count)} activités suspectes demandent votre attention.`,
    }),
  showSuspicious: 'Voir les activités suspectes',
  stats: {
    heading: 'Indicateurs de sécurité',
    activeSessions: 'Sessions actives',
    activeSessionsDetail: (count: number) =>
      plural(count, { one: 'session ouverte, tous comptes', other: 'sessions ouvertes, tous comptes' }),
    activeUsers: 'Utilisateurs actifs',
    activeUsersDetail: (minutes: number) =>
      plural(minutes, {
        one: 'au cours de la dernière minute',
        other: `au cours des ${number(minutes)} dernières minutes`,
      }),
    signIns: 'Connexions (24 h)',
    signInsDetail: 'tous comptes confondus',
    signInsTrend: (more: number) => {
      if (more === 0) return "autant que les 24 h d'avant";
      return `${number(Math.abs(more))} de ${more > 0 ? 'plus' : 'moins'} que les 24 h d'avant`;
    },
    failures: 'Échecs de connexion (1 h)',
    atLeast: (count: number) => `≥ ${number(count)}`,
    mostTargeted: (email: string) => `surtout : ${email}`,
    noFailure: 'aucun échec récent',
    suspicious: 'Activités suspectes',
    highSeverity: (count: number) =>
      count === 0 ? 'aucune de gravité élevée' : `dont ${number(count)} de gravité élevée`,
    unknown: '—',
  },
  tabs: {
    label: 'Sections du tableau de sécurité',
    overview: "Vue d'ensemble",
    suspicious: 'Activités suspectes',
    audit: "Logs d'audit",
  },
  trend: {
    heading: 'Connexions et échecs',
    signIns: 'Connexions',
    failures: 'Échecs',
    covered: (from: string, to: string, count: number) =>
      `Période couverte : du ${from} au ${to} (${formatEntryCount(count)}).`,
    nothingCovered: 'Aucune entrée dans le journal.',
  },
  policies: {
    heading: 'Règles en vigueur',
    sessionTimeout: 'Délai de session',
    minutes: (count: number) => plural(count, { one: `${count} minute`, other: `${number(count)} minutes` }),
    sessionTimeoutScope: "d'inactivité, sauf avec «\u00a0Se souvenir de moi\u00a0»",
    maxSessions: 'Sessions ouvertes',
    atMost: (count: number) =>
      plural(count, {
        one: `${count} session au maximum par personne`,
        other: `${number(count)} sessions au maximum par personne`,
      }),
    rateLimit: 'Limite de requêtes',
    rateLimitText: '100 requêtes toutes les 15 minutes',
  },
  suspicious: {
    empty: 'Aucune activité suspecte',
    emptyText: "Rien d'inhabituel dans les dernières entrées du journal.",
    severity: { low: 'Faible', medium: 'Moyenne', high: 'Élevée' },
    types: {
      MULTIPLE_ATTEMPTS: 'Échecs de connexion',
      NEW_DEVICE: 'Nouvel appareil',
      FOREIGN_IP: 'Adresse inhabituelle',
      DISOWNED: 'Connexion désavouée',
    },
    reasons: {
      MULTIPLE_ATTEMPTS: (failures: number) =>
        plural(failures, {
          one: 'Mot de passe ou code refusé une fois pour ce compte',
          other: `Mot de passe ou code refusé ${number(failures)} fois pour ce compte`,
        }),
      NEW_DEVICE: 'Appareil jamais vu pour ce compte',
      FOREIGN_IP: 'Adresse IP hors du pays habituel',
      DISOWNED:
        "Cette personne a répondu « Ce n'était pas moi » à l'email du code : quelqu'un connaît son mot de passe",
    },
    nobody: 'Compte inconnu',
    noAddress: 'Adresse inconnue',
    times: (count: number) => `× ${number(count)}`,
    last: (moment: string) => `${moment} (dernière fois)`,
    moment: (relative: string, time: string) => `${relative}, à ${time}`,
    mark: 'Marquer comme vu',
    unmark: 'Marquer comme non vu',
    markOf: (act: string, what: string, who: string) => `${act} : ${what}, ${who}`,
    markAll: 'Tout marquer comme vu',
    unseen: (count: number) =>
      plural(count, { one: `${count} activité à examiner`, other: `${number(count)} activités à examiner` }),
    allMarked: (count: number) =>
      plural(count, {
        one: `${count} activité marquée comme vue`,
        other: `${number(count)} activités marquées comme vues`,
      }),
    undo: 'Annuler',
    showOthers: (count: number) =>
      plural(count, { one: "Afficher l'autre", other: `Afficher les ${number(count)} autres` }),
    firstSignIns: (count: number) =>
      plural(count, {
        one: `${count} première connexion sur un appareil`,
        other: `${number(count)} premières connexions sur un appareil`,
      }),
    details: 'Détails',
    detailsOf: (what: string) => `Détails : ${what}`,
  },
  sessions: {
    title: 'Sessions ouvertes',
    description: 'Qui est connecté, sur quel appareil et depuis quand.',
    back: 'Retour à la sécurité',
    count: (count: number) => number(count),
    columns: {
      user: 'Personne',
      role: 'Rôle',
      device: 'Appareil',
      ipAddress: 'Adresse IP',
      createdAt: 'Ouverte le',
      lastSeenAt: 'Dernière activité',
      expiresAt: 'Expire le',
    },
    filters: {
      role: 'Rôle',
      allRoles: 'Tous les rôles',
      use: 'Dernière activité',
      anyUse: 'Toute activité',
      uses: { recent: 'Moins de 5 minutes', idle: 'Plus de 15 minutes' },
      applied: (name: string, value: string) => `${name} : ${value}`,
      together: (filters: readonly string[]) => filters.join(', '),
    },
    own: 'Votre session',
    ownSession:
      "C'est la session dans laquelle vous travaillez. Pour la fermer, utilisez « Se déconnecter » dans le menu.",
    reasons: {
      write: 'Il vous manque le droit « Modification » du module Gestion Utilisateurs.',
      above: 'Cette personne a un rôle au-dessus du vôtre.',
      moreRights: "Cette personne a des droits que vous n'avez pas.",
      other: 'Vous ne pouvez pas fermer cette session.',
    },
    close: 'Fermer la session',
    closeAll: 'Fermer toutes ses sessions',
    closeTitle: (name: string) => `Session de ${name}`,
    closeQuestion: (device: string, date: string, time: string) =>
      `Fermer cette session (${device}, ouverte le ${date} à ${time}) ?`,
    closeEffect: "L'appareil concerné sera déconnecté aussitôt.",
    closed: (name: string) => `Session de ${name} fermée`,
    alreadyClosed: 'Cette session était déjà fermée.',
    closeFailed: 'Impossible de fermer la session',
    failure: (sentence: string) => `Erreur: ${sentence}`,
    empty: "Personne n'est connecté.",
    none: 'Aucune session',
    search: 'Rechercher dans les sessions ouvertes',
    unknown: '—',
    shownOf: (shown: number, total: number) =>
      plural(shown, {
        one: `La session utilisée le plus récemment, sur ${number(total)}.`,
        other: `Les ${number(shown)} sessions utilisées le plus récemment, sur ${number(total)}.`,
      }),
    showMore: 'Afficher les suivantes',
    denied: 'Liste réservée',
    deniedText:
      'Elle demande le droit « Consultation » des modules Dashboard Sécurité et Gestion Utilisateurs.',
    missing: 'Liste indisponible',
    missingText: 'Ce serveur ne fournit pas la liste des sessions ouvertes.',
  },
  forceLogout: {
    actionOf: (name: string) => `Déconnecter ${name}`,
  },
  audit: {
    heading: "Journal d'audit",
    columns: {
      timestamp: 'Date',
      event: 'Événement',
      action: 'Action',
      user: 'Utilisateur',
      target: 'Objet',
      resource: 'Ressource',
      ipAddress: 'Adresse IP',
      device: 'Appareil',
    },
    filters: {
      heading: 'Filtres',
      action: 'Action',
      allActions: 'Toute action',
      person: 'Personne',
      chosenPerson: 'personne choisie',
      address: 'Adresse IP',
      remove: (filter: string) => `Retirer le filtre « ${filter} »`,
      period: 'Période',
      from: 'Du',
      to: 'Au',
      unreadable: "Cette adresse contient une date ou une période qui n'existe pas : elle est ignorée.",
      reversed: 'La date de fin précède la date de début : aucune entrée ne peut correspondre.',
      clear: 'Effacer les filtres',
      applied: (name: string, value: string) => `${name} : ${value}`,
      together: (filters: readonly string[]) => filters.join(', '),
    },
    periods: {
      all: 'Toute période',
      hour: 'Dernière heure',
      day: '24 dernières heures',
      yesterday: 'Hier',
      week: '7 derniers jours',
      dates: 'Choisir les dates',
    },
    filterBy: "(filtrer le journal d'audit)",
    search: "Rechercher dans le journal d'audit",
    none: 'Aucune entrée',
    noneLoaded: 'Aucune entrée chargée',
    all: (count: number, since: string | null) =>
      since === null ? formatEntryCount(count) : `${formatEntryCount(count)} depuis le ${since}`,
    found: (count: number, since: string | null) => {
      const results =
        count === 0
          ? 'Aucun résultat'
          : plural(count, { one: `${count} résultat`, other: `${number(count)} résultats` });
      return since === null ? results : `${results} depuis le ${since}`;
    },
    searching: 'Recherche dans le journal...',
    searchFailed: "Le journal n'a pas pu être interrogé : seules les entrées déjà chargées sont affichées.",
    exportCut: (most: number, count: number) =>
      `L'export contient les ${number(most)} entrées les plus récentes, sur ${number(count)}.`,
    retry: 'Réessayer',
    showMore: (count: number) =>
      plural(count, { one: 'Afficher la suivante', other: `Afficher les ${number(count)} suivantes` }),
    showRest: 'Afficher la suite',
    searchOn: 'Chercher plus loin',
    empty: 'Aucune activité enregistrée',
    unknownAction: 'Action inconnue',
    view: 'Voir le détail',
  },
  entry: {
    title: "Détail de l'événement",
    id: 'Identifiant',
    copyId: "Copier l'identifiant",
    copied: 'Identifiant copié',
    copyFailed: "L'identifiant n'a pas pu être copié. Sélectionnez-le pour le copier.",
    target: 'Compte concerné',
    changes: 'Ce qui a changé',
    unknownAction:
      "Cette page ne connaît pas encore cette action : le serveur est plus récent qu'elle. Le nom indiqué est celui du serveur.",
    reasons: 'Pourquoi cet événement est suspect',
    userAgent: 'Agent utilisateur',
    metadata: 'Données techniques',
    allOf: (name: string) => `Tout ce qui concerne ${name}`,
    none: '—',
  },
};
