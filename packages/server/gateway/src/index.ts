export { buildGateway, type GatewayOptions } from './gateway';
export { limitConnections, timeoutOptions, type ServerLimits } from './server-limits';
