export { ConformanceError, readAccounts, type Accounts } from './accounts';
export { reportText, type Difference, type Report } from './report';
export { runConformance, type ConformanceOptions } from './run-conformance';
