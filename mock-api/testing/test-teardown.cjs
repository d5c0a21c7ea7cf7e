// @ts-check
const DatabaseEnvironment = require('./test-environment.cjs');

/** Where Jest runs a file in its own process, that process ends after it. */
module.exports = () => DatabaseEnvironment.closeIdle();
