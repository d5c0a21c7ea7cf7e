import path from 'node:path';

/** Names inside a site folder. Those that begin with a dot are never served. */
export function siteLayout(siteDir: string) {
  const root = path.resolve(siteDir);
  return {
    root,
    registry: path.join(root, 'modules.json'),
    config: path.join(root, 'config.json'),
    page: path.join(root, 'index.html'),
    history: path.join(root, 'history.ndjson'),
    lock: path.join(root, '.publish.lock'),
    shellFiles: path.join(root, '.shell.json'),
    moduleFolder: (id: string) => path.join(root, 'modules', id),
    versionFolder: (id: string, version: string) => path.join(root, 'modules', id, version),
    versionAddress: (id: string, version: string, file: string) => `/modules/${id}/${version}/${file}`,
  };
}

export type SiteLayout = ReturnType<typeof siteLayout>;
