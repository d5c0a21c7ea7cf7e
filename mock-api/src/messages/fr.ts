import { textTools } from '@escale/i18n/text-tools';

const tools = textTools('fr');

const plural = (count: number, one: string) => `${count} ${tools.plural(count, { one, other: `${one}s` })}`;

/** Texts for the operator: those of the mailbox page, and those printed at start-up. */
export const messages = {
  mailbox: {
    title: (product: string) => `Emails envoyés par ${product}`,
    count: (count: number) => plural(count, 'email'),
    empty: "Aucun email n'a encore été envoyé.",
    to: 'À',
    code: 'Code',
    link: 'Lien',
    show: "Voir l'email",
    asText: 'En texte',
  },
  start: {
    ready: (release: string, address: string, mailbox: string) =>
      `API ${release} prête : ${address} (emails : ${mailbox})`,
    wrongVariables: (variables: string[]) =>
      `Variables d'environnement incorrectes : ${variables.join(', ')}.`,
    folderInUse: (folder: string, pid: number) =>
      `Le dossier de données ${folder} est déjà ouvert par un autre processus${pid > 0 ? ` (${pid})` : ''} : arrêtez-le ou choisissez un autre dossier par ESCALE_DATA_DIR.`,
    folderLost: (reason: string) =>
      `Le verrou du dossier de données a été perdu (${reason}) : l'API s'arrête.`,
    databaseUnreadable: (folder: string, reason: string) =>
      `La base de données du dossier ${folder} n'a pas pu être ouverte (${reason}) : restaurez ce dossier, ou déplacez-le pour repartir d'une base neuve.`,
    databaseUnreachable: (server: string, reason: string) =>
      `La base de données PostgreSQL ${server} n'a pas pu être ouverte (${reason}) : vérifiez le serveur et DATABASE_URL.`,
    databaseNewer: (place: string) =>
      `La base de données de ${place} a été ouverte par une version plus récente, dont celle-ci ne connaît pas les migrations : démarrez cette version plus récente, ou restaurez une sauvegarde faite avec celle-ci.`,
    diskFull: (place: string) =>
      `Le disque de ${place} est plein : libérez de la place, puis redémarrez ; rien n'est à restaurer.`,
    restoreCutShort: (folder: string) =>
      `Le dossier de données ${folder} n'a pas de base de données, mais les restes d'une restauration : relancez « escale restore », ou déplacez ces restes (.restoring, before-restore-…) pour repartir d'une base neuve.`,
    databaseRefused: 'accès refusé',
    databaseUnknown: "cette base n'existe pas",
    databaseEncoding: (encoding: string) => `elle est en ${encoding}, il la faut en UTF8`,
    otherSecret:
      "Cette base a été utilisée avec un autre secret : donnez à tous les processus le même API_SECRET, ou le même fichier secret.key dans ESCALE_DATA_DIR ; pour en changer, arrêtez-les tous et exécutez d'abord DELETE FROM installation WHERE name = 'secret'.",
    twins: ({ id, holder }: { id: string; holder: string }) =>
      `Les comptes ${id} et ${holder} ont la même adresse email ou le même nom d'utilisateur, écrits autrement : donnez-en une autre à l'un d'eux, ou supprimez-le. Le premier ne peut pas se connecter.`,
    portTaken: (port: number) =>
      `Le port ${port} est déjà pris : arrêtez le programme qui l'occupe ou choisissez un autre port par API_PORT.`,
  },
};
