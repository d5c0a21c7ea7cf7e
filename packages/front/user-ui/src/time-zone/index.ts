export { timeZoneOptions } from './time-zone-options';
