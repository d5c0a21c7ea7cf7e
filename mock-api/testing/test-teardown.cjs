// @ts-check
const DatabaseEnvironment = require('./test-environment.cjs');

/** Closes the databases of the test files that ran in the main process of Jest, which would otherwise not exit. */
module.exports = () => DatabaseEnvironment.closeIdle();
