export { useContributions, type Contributed } from './use-contributions';
