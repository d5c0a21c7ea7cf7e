// @ts-check
const { TestEnvironment: NodeEnvironment } = require('jest-environment-node');
const { noContext } = require('./jest-compiled-once.cjs');

/**
 * Runs tests in the context of the Node process instead of one per test file. Tests and dependencies then share the same built-in
 * objects, so that a worker loads a dependency once for all test files (`jest-node-runtime.cjs`). Restores `process.env` after each
 * test file.
 */
module.exports = class SharedNodeEnvironment extends NodeEnvironment {
  /**
   * @param {ConstructorParameters<typeof NodeEnvironment>[0]} config
   * @param {ConstructorParameters<typeof NodeEnvironment>[1]} context
   */
  constructor(config, context) {
    super(config, context);
    const own = Object.getOwnPropertyDescriptors(this.global);
    for (const key of Reflect.ownKeys(own))
      if (!(key in globalThis))
        Object.defineProperty(globalThis, key, { ...Reflect.get(own, key), configurable: true });
    this.global = /** @type {typeof this.global} */ (globalThis);
    const { fakeTimersModern, moduleMocker } = this;
    this.fakeTimersModern = Reflect.construct(/** @type {Function} */ (fakeTimersModern?.constructor), [
      { config: config.projectConfig, global: globalThis },
    ]);
    this.moduleMocker = Reflect.construct(/** @type {Function} */ (moduleMocker?.constructor), [globalThis]);
    this.variables = { ...process.env };
    // Jest wraps `process.exit` for each test file; `teardown` restores the original.
    this.exit = process.exit;
  }

  getVmContext() {
    return noContext;
  }

  async teardown() {
    for (const name of Object.keys(process.env)) if (!(name in this.variables)) delete process.env[name];
    Object.assign(process.env, this.variables);
    process.exit = this.exit;
    process.exitCode = undefined;
    await super.teardown();
  }
};
