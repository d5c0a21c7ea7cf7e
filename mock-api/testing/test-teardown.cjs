// @ts-check
const DatabaseEnvironment = require('./test-environment.cjs');

/** Closes the databases of the test files that ran in the main process of Jest, so that this process can exit. */
module.exports = () => DatabaseEnvironment.closeIdle();
