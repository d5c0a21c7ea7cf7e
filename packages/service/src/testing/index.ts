export { freePort, startApiProcess, type ApiProcess } from './api-process';
export { startBalancer, type Balancer } from './balancer';
