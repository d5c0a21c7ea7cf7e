export { buildGateway, type GatewayOptions } from './gateway';
export { limitConnections, timeoutOptions, type ServerLimits } from './server-limits';
export { isProxyList, trustedProxies } from './trusted-proxies';
export { readSettings } from '@escale/service';
