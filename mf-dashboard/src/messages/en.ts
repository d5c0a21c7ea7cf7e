import { textTools, type Translation } from '@escale/i18n';
import type { fr } from './fr';

const { number, percent, plural } = textTools('en');

/** The texts in English. */
export const en: Translation<typeof fr> = {
  title: 'Dashboard',
  lastUpdate: (moment: string) => `Last updated: ${moment}`,
  simulated: {
    title: 'Simulated data',
    text: 'The figures, the state of operations and the recent activity below are examples. Only “Real time” shows real data.',
    badge: 'Simulated',
  },
  kpis: {
    heading: 'Key figures',
    activeContainers: 'Active containers',
    activeContainersDetail: 'of 1,600 slots',
    shipments: 'Shipments under way',
    shipmentsDetail: '12 departures planned tomorrow',
    activeUsers: 'Active users',
    activeUsersDetail: 'of 48 accounts',
    revenue: 'Monthly revenue',
    revenueDetail: 'over one month',
    currency: 'FCFA',
  },
  operations: {
    share: (value: number) => percent(value),
    heading: 'State of operations',
    normal: 'Normal operations',
    normalDetail: 'on schedule',
    pending: 'Pending',
    pendingDetail: 'for the teams to handle',
    alerts: 'Alerts',
    alertsDetail: 'to be looked into',
  },
  charts: {
    heading: 'Charts',
    traffic: 'Container traffic',
    revenue: 'Revenue over time',
    inDevelopment: 'In development',
    text: 'This chart is being developed.',
  },
  recent: {
    heading: 'Recent activity',
    columns: { activity: 'Activity', detail: 'Details', user: 'User', time: 'Time' },
    rows: [
      {
        activity: 'Container received',
        detail: 'MSCU 482913-7, dock 2',
        user: 'Yao Kouassi',
        time: '09:42',
      },
      {
        activity: 'Shipment departed',
        detail: 'EXP-0381 to Bouaké',
        user: 'Fatou Bamba',
        time: '09:15',
      },
      {
        activity: 'Unstuffing finished',
        detail: 'TGHU 731205-0, warehouse B',
        user: 'Moussa Diabaté',
        time: '08:57',
      },
      {
        activity: 'Customs inspection',
        detail: 'CMAU 115649-3, seal checked',
        user: 'Claire Lefèvre',
        time: '08:30',
      },
      {
        activity: 'Report issued',
        detail: 'Weekly operations summary',
        user: 'Awa Koné',
        time: '08:05',
      },
    ],
  },
  live: {
    heading: 'Real time',
    connected: 'Connected',
    disconnected: 'Disconnected',
    disconnectedText: 'No live connection. It is made automatically; events will then arrive.',
    activeSessions: 'Active sessions',
    online: 'People online, including you',
    activeUsers: 'Active accounts',
    unknownFigure: '—',
    lastKnown: (time: string) => `Last known value, at ${time}`,
    usersNotAllowed: 'Visible with permission to view users.',
    usersFailed: 'The number of active accounts is not available right now.',
    usersDetail: (total: number) =>
      plural(total, { one: `of ${number(total)} account`, other: `of ${number(total)} accounts` }),
    usersOpen: 'View these accounts',
    feed: 'Live activity',
    feedEmpty: 'No activity yet',
    feedEmptyText: 'The last ten actions appear here as they happen.',
    someone: 'A user',
    userConnected: (name: string) => `${name} has just signed in`,
  },
};
