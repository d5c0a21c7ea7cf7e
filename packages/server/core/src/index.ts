export { drainOnClose, type DrainOptions, type DrainState } from './drain-on-close';
export { registerJsonBodies } from './json-bodies';
export { splitList } from './list-of';
export { countOpenConnections } from './count-open-connections';
export { ownHosts } from './own-hosts';
export { isOwnPage } from './own-page';
export { ownRelease, registerBuildInfo } from './own-release';
export { sendText } from './send-text';
export { presentsToken } from './presents-token';
export { readSettings } from './read-settings';
export { defaultLimits, limitConnections, timeoutOptions, type ServerLimits } from './server-limits';
export { createSlots, type ReleaseSlot } from './slots';
export {
  hostSetting,
  isOrigin,
  metricsTokenSetting,
  originSetting,
  originsSetting,
  portSetting,
  proxiesSetting,
  stopSettings,
} from './settings';
export { trustedProxies } from './trusted-proxies';
