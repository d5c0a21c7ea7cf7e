/**
 * Returns a name after 'de': 'd'Adjoua', 'de Yao'. An h counts as silent before e and i, as in most French names; a y counts as a
 * vowel before a consonant.
 */
const prefixDe = (name: string): string =>
  /^(?:[aeiouœæ]|h[ei]|y[^aeiou])/i.test(name.normalize('NFD')) ? `d'${name}` : `de ${name}`;

export const fr = {
  nobody: 'Compte inconnu',
  did: {
    LOGIN: (who: string) => `${who} s'est connecté`,
    LOGIN_FAILED: (who: string) => `${who} : connexion refusée`,
    LOGOUT: (who: string) => `${who} : session terminée`,
    CREATE: (who: string, what: string) => `${who} a créé ${what}`,
    UPDATE: (who: string, what: string) => `${who} a modifié ${what}`,
    DELETE: (who: string, what: string) => `${who} a supprimé ${what}`,
    STATUS_CHANGE: (who: string, what: string) => `${who} a changé ${what}`,
    PASSWORD_CHANGE: (who: string, what: string) => `${who} a changé ${what}`,
    ROLE_CHANGE: (who: string, what: string) => `${who} a changé ${what}`,
    READ: (who: string, what: string) => `${who} a consulté ${what}`,
  },
  didOther: (who: string) => `${who} a fait une action qui n'est pas connue ici`,
  status: {
    ACTIVE: (who: string, whom: string) => `${who} a activé ${whom}`,
    INACTIVE: (who: string, whom: string) => `${who} a désactivé ${whom}`,
    SUSPENDED: (who: string, whom: string) => `${who} a suspendu ${whom}`,
  },
  ended: {
    FORCED: (who: string, whom: string) => `${who} a déconnecté ${whom}`,
    SESSION_DELETED: (who: string, whom: string) => `${who} a fermé une session ${prefixDe(whom)}`,
  },
  disowned: (who: string) => `${who} a désavoué une connexion : « Ce n'était pas moi »`,
  endedSome: (who: string, whom: string) => `${who} a mis fin à une session ou plus ${prefixDe(whom)}`,
  invitation: {
    SENT: (whom: string) => `Invitation envoyée à ${whom}`,
    NOT_SENT: (whom: string) => `Invitation non envoyée à ${whom}`,
  },
  of: {
    account: (name: string) => `le compte ${prefixDe(name)}`,
    file: (name: string) => `la fiche ${prefixDe(name)}`,
    rights: (name: string) => `les droits ${prefixDe(name)}`,
    preferences: (name: string) => `les préférences ${prefixDe(name)}`,
    password: (name: string) => `le mot de passe ${prefixDe(name)}`,
    role: (name: string) => `le rôle ${prefixDe(name)}`,
    status: (name: string) => `le statut ${prefixDe(name)}`,
  },
  own: {
    account: 'son compte',
    file: 'sa fiche',
    rights: 'ses droits',
    preferences: 'ses préférences',
    password: 'son mot de passe',
    role: 'son rôle',
    status: 'son statut',
  },
  unsaid: {
    password: 'un mot de passe',
    role: "le rôle d'un compte",
    status: "le statut d'un compte",
    users: 'un compte',
    permissions: 'des permissions',
    preferences: 'des préférences',
    sessions: 'une session',
  },
  unsaidOther: 'un élément',
  rightsOfRole: (role: string) => `les droits du rôle ${role}`,
};
