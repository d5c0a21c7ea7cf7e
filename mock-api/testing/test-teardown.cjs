// @ts-check
const DatabaseEnvironment = require('./test-environment.cjs');

/** Closes the databases of the files that Jest ran in its main process: open ones would keep it alive. */
module.exports = () => DatabaseEnvironment.closeIdle();
