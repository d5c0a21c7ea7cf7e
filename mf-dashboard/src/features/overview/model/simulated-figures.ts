/** Fixed figures of the dashboard: those of §9, and examples where the specification names none. */
export const simulatedFigures = {
  activeContainers: 1_248,
  shipmentsInProgress: 86,
  activeUsers: 42,
  monthlyRevenue: 45_200_000,
  normalOperations: 0.985,
  pending: 12,
  alerts: 3,
} as const;

/** A whole number as French writes it. */
export const formatCount = (value: number) => new Intl.NumberFormat('fr-FR').format(value);

/** A large number in few characters: '45,2 M'. */
export const formatShort = (value: number) =>
  new Intl.NumberFormat('fr-FR', { notation: 'compact', maximumFractionDigits: 1 }).format(value);

/** A share with one decimal and a point, as §9 writes it: '98.5%'. */
export const formatShare = (share: number) => `${(share * 100).toFixed(1)}%`;
