export { drainOnClose, type DrainOptions, type Draining } from './drain-on-close';
export { readSettings } from './read-settings';
export { createShares, type GiveBack } from './shares';
export {
  hostSetting,
  isOrigin,
  metricsTokenSetting,
  originSetting,
  portSetting,
  proxiesSetting,
  stopSettings,
} from './settings';
export { trustedProxies } from './trusted-proxies';
