/** Texts of the general toasts (§8). */
export const fr = {
  server: 'Erreur serveur. Veuillez réessayer plus tard.',
  notFound: 'Ressource non trouvée.',
  forbidden: 'Accès interdit.',
  network: 'Erreur de connexion réseau.',
  reference: (id: string) => `Référence : ${id}`,
  timeout: "Délai d'attente dépassé.",
};
