import { textTools } from '@escale/i18n';

const { number, plural } = textTools('fr');

/** Texts of the module. */
export const fr = {
  title: 'Tableau de Bord',
  lastUpdate: (moment: string) => `Dernière mise à jour : ${moment}`,
  simulated: {
    title: 'Données simulées',
    text: "Les indicateurs, l'état des opérations et les activités récentes ci-dessous sont des exemples. Seul le bloc « Temps réel » affiche des données réelles.",
    badge: 'Simulé',
  },
  kpis: {
    heading: 'Indicateurs clés',
    activeContainers: 'Conteneurs actifs',
    activeContainersDetail: 'sur 1 600 emplacements',
    shipments: 'Expéditions en cours',
    shipmentsDetail: '12 départs prévus demain',
    activeUsers: 'Utilisateurs actifs',
    activeUsersDetail: 'sur 48 comptes',
    revenue: 'Revenu mensuel',
    revenueDetail: 'sur un mois',
    currency: 'FCFA',
  },
  operations: {
    /** The percentage has a decimal point, not a comma (§9). */
    share: (value: number) => `${value.toFixed(1)}%`,
    heading: 'État des opérations',
    normal: 'Opérations normales',
    normalDetail: 'dans les délais prévus',
    pending: 'En attente',
    pendingDetail: 'à traiter par les équipes',
    alerts: 'Alertes',
    alertsDetail: 'à examiner',
  },
  charts: {
    heading: 'Graphiques',
    traffic: 'Trafic des conteneurs',
    revenue: 'Évolution du revenu',
    inDevelopment: 'En développement',
    text: 'Ce graphique est en cours de développement.',
  },
  recent: {
    heading: 'Activités récentes',
    columns: { activity: 'Activité', detail: 'Détail', user: 'Utilisateur', time: 'Heure' },
    rows: [
      {
        activity: 'Conteneur reçu',
        detail: 'MSCU 482913-7, quai 2',
        user: 'Yao Kouassi',
        time: '09:42',
      },
      {
        activity: 'Expédition partie',
        detail: 'EXP-0381 vers Bouaké',
        user: 'Fatou Bamba',
        time: '09:15',
      },
      {
        activity: 'Dépotage terminé',
        detail: 'TGHU 731205-0, magasin B',
        user: 'Moussa Diabaté',
        time: '08:57',
      },
      {
        activity: 'Contrôle douanier',
        detail: 'CMAU 115649-3, scellé vérifié',
        user: 'Claire Lefèvre',
        time: '08:30',
      },
      {
        activity: 'Rapport émis',
        detail: "Synthèse hebdomadaire d'exploitation",
        user: 'Awa Koné',
        time: '08:05',
      },
    ],
  },
  live: {
    heading: 'Temps réel',
    connected: 'Connecté',
    disconnected: 'Déconnecté',
    disconnectedText:
      "Pas de connexion en direct. Elle s'établit automatiquement ; les événements arriveront ensuite.",
    activeSessions: 'Sessions actives',
    online: 'Personnes en ligne, vous compris',
    activeUsers: 'Comptes actifs',
    unknownFigure: '—',
    lastKnown: (time: string) => `Dernière valeur connue, à ${time}`,
    usersNotAllowed: 'Visible avec le droit de consulter les utilisateurs.',
    usersFailed: 'Le nombre de comptes actifs est indisponible pour le moment.',
    usersDetail: (total: number) =>
      plural(total, { one: `sur ${total} compte`, other: `sur ${number(total)} comptes` }),
    usersOpen: 'Voir ces comptes',
    feed: 'Activité en direct',
    feedEmpty: 'Aucune activité pour le moment',
    feedEmptyText: "Les dix dernières actions apparaissent ici dès qu'elles se produisent.",
    someone: 'Un utilisateur',
    userConnected: (name: string) => `${name} vient de se connecter`,
  },
};
