/** Messages of the gateway, in French like those of the API, for which it answers when the API is down. */
export const messages = {
  apiUnreachable: 'Le service est momentanément indisponible. Veuillez réessayer dans un instant.',
  stopping: "La passerelle s'arrête.",
  siteMissing: "Le site n'est pas encore publié.",
  notFound: 'Introuvable.',
  methodNotAllowed: 'Méthode non autorisée.',
  badAddress: 'Adresse invalide.',
  badRequest: 'La requête est incorrecte.',
  wrongHost: "Ce serveur ne répond pas pour ce nom d'hôte.",
  wrongUpgrade: "Cette connexion vient d'une autre origine ou vise une autre adresse : elle est refusée.",
  overrideRefused: 'Ce site ne charge pas de module depuis cette adresse.',
  serverError: 'Erreur serveur. Veuillez réessayer plus tard.',
  listening: (release: string, address: string) => `Passerelle ${release} prête : ${address}`,
  stopped: 'Passerelle arrêtée.',
  wrongVariables: (variables: string[]) => `Variables d'environnement incorrectes : ${variables.join(', ')}.`,
  portTaken: (port: number) =>
    `Le port ${port} est déjà pris par un autre programme : libérez-le ou choisissez-en un autre avec PORT.`,
  cannotListen: (reason: string) => `La passerelle n'a pas pu démarrer : ${reason}`,
};
