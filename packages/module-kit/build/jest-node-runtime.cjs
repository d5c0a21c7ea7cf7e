// @ts-check
const { createRequire, isBuiltin } = require('node:module');
const path = require('node:path');
const { default: Runtime } = require('jest-runtime');
const { noContext } = require('./jest-compiled-once.cjs');

const inDependencies = `${path.sep}node_modules${path.sep}`;

/** Leaves dependencies to Node, which loads each once for a worker; what a test stands in for stays with Jest. */
class SharedRuntime extends Runtime {
  /** @template T @param {string} from @param {string} name @returns {T} */
  requireModuleOrMock(from, name) {
    return this.isShared(from, name) ? createRequire(from)(name) : super.requireModuleOrMock(from, name);
  }

  /** @param {string} from @param {string} name */
  isShared(from, name) {
    if (this._environment.getVmContext() !== noContext) return false;
    if (/^([./]|file:|@escale\/|@jest\/)/.test(name) || isBuiltin(name)) return false;
    if (this._config.moduleNameMapper.some(([pattern]) => new RegExp(pattern).test(name))) return false;
    return createRequire(from).resolve(name).includes(inDependencies);
  }
}

module.exports = { __esModule: true, default: SharedRuntime };
