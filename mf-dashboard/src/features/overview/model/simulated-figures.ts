/** Fixed figures of the dashboard: those of §9, and examples where the specification gives none. */
export const simulatedFigures = {
  activeContainers: 1_248,
  shipmentsInProgress: 86,
  activeUsers: 42,
  monthlyRevenue: 45_200_000,
  normalOperations: 0.985,
  pending: 12,
  alerts: 3,
} as const;

/** Formats a whole number in French. */
export const formatCount = (value: number) => new Intl.NumberFormat('fr-FR').format(value);

/** Formats a large number compactly: '45,2 M'. */
export const formatShort = (value: number) =>
  new Intl.NumberFormat('fr-FR', { notation: 'compact', maximumFractionDigits: 1 }).format(value);

/** Formats a share with one decimal and a decimal point (§9): '98.5%'. */
export const formatShare = (share: number) => `${(share * 100).toFixed(1)}%`;
