/** `escale backup` and `escale restore --from`, which alone read and write archives. */
export const loadBackup = () => import('./backup/backup-commands');

/** `escale pack`, which alone needs the compiler. */
export const loadPack = () => import('./pack/pack-packages');

/** `escale conformance`, whose validator and Socket.IO no other command needs. */
export const loadConformance = () => import('@escale/conformance');
