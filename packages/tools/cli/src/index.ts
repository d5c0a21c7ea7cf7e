export { runCommand } from './run-command';
