export { startApiProcess, type ApiProcess } from './api-process';
export { startBalancer, type Balancer } from './balancer';
export { freePort } from './free-port';
export { startProcess } from './start-process';
