export { baseConfig, workspaceRoot, type BuildMode } from './base-config';
export { hostConfig } from './host-config';
export { readModuleManifest } from './module-manifest';
export { remoteConfig } from './remote-config';
export { sharedOption, sharedPackages } from './shared';
