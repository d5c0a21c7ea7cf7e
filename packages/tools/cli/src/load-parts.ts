/** Loads `escale backup` and `escale restore --from`, the only commands that read and write archives. */
export const loadBackupCommands = () => import('./backup/backup-commands');

/** Loads `escale pack`, the only command that needs the compiler. */
export const loadPackCommand = () => import('./pack/pack-packages');

/** Loads `escale conformance`, the only command that needs Ajv and Socket.IO. */
export const loadConformanceSuite = () => import('@escale/conformance');

/** Loads the functions that read release and commit of an installation; the packs do not contain these functions. */
export const loadBuildInfo = () => import('../../../server/core/src/build-info.mjs');
