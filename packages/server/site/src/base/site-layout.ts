import path from 'node:path';
import { sharedFiles, shellRelease } from '@escale/contracts';

/** Returns the paths inside a site folder. Dotfiles are never served. Files of modules may be elsewhere (`assets`). */
export function siteLayout(siteDir: string, assets?: { folder: string; url: string }) {
  const root = path.resolve(siteDir);
  const filesRoot = assets === undefined ? root : path.resolve(assets.folder);
  const filesAddress = assets?.url.replace(/\/$/, '') ?? '';
  return {
    root,
    registry: path.join(root, 'modules.json'),
    config: path.join(root, 'config.json'),
    page: path.join(root, 'index.html'),
    sharedFiles: path.join(root, `.${sharedFiles}`),
    pageTemplate: path.join(root, '.index.html'),
    history: path.join(root, 'history.ndjson'),
    /** The change that a command is making to the live state; after a kill, the next command reads it. */
    pendingMove: path.join(root, '.move.json'),
    publicHistory: path.join(root, 'modules-history.json'),
    lock: path.join(root, '.publish.lock'),
    publishing: path.join(root, '.publishing'),
    tokens: path.join(root, '.publishing', 'tokens.json'),
    tokensLock: path.join(root, '.publishing', 'tokens.lock'),
    incoming: path.join(root, '.publishing', 'incoming'),
    importsRecord: path.join(root, '.imports.json'),
    shellRecord: path.join(root, '.shell.json'),
    liveShell: path.join(root, shellRelease.file),
    shellFolder: path.join(root, '.shell'),
    moduleFolder: (id: string) => path.join(filesRoot, 'modules', id),
    versionFolder: (id: string, version: string) => path.join(filesRoot, 'modules', id, version),
    versionAddress: (id: string, version: string, file: string) =>
      `${filesAddress}/modules/${id}/${version}/${file}`,
  };
}

export type SiteLayout = ReturnType<typeof siteLayout>;

/** Returns the files that make a site visible: a restore puts them in place last. */
export const filesWrittenLast = ({ registry, page }: SiteLayout): string[] =>
  [registry, page].map((file) => path.basename(file));
