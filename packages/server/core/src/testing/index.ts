export { startApiProcess, type ApiProcess } from './api-process';
export { startBalancer, type Balancer } from './balancer';
export { bundleOf, publisherWorker, type Program } from './bundles';
export { fillDataFolder } from './data-folder';
export { freePort } from './free-port';
export { compareSettings } from './settings-page';
export { startProcess } from './start-process';
