/** Fixed figures of the dashboard: those of §9, and examples where §9 gives no figure. */
export const simulatedFigures = {
  activeContainers: 1_248,
  shipmentsInProgress: 86,
  activeUsers: 42,
  monthlyRevenue: 45_200_000,
  /** In percent. */
  normalOperations: 98.5,
  pending: 12,
  alerts: 3,
} as const;
