export { type BackupManifest, readManifest, writeArchive } from './archive';
export { type BackupPlaces, createBackup } from './create-backup';
export { knownMigrations, ownRelease } from './release';
export { restoreBackup } from './restore-backup';
