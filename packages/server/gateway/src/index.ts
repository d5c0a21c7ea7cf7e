export { buildGateway, type GatewayOptions } from './gateway';
