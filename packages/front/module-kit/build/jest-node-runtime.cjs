// @ts-check
const { createRequire, isBuiltin } = require('node:module');
const path = require('node:path');
const { default: Runtime } = require('jest-runtime');
const { noContext } = require('./jest-compiled-once.cjs');

/** The methods of Jest's mock state that mock a module. */
const mockMethods = ['setMock', 'setModuleMock', 'markExplicitCjsMock'];

const dependencyFolder = `${path.sep}node_modules${path.sep}`;

/** Lets Node load dependencies, each once per worker. Jest loads everything else; mocking a dependency throws. */
class SharedRuntime extends Runtime {
  /** @param {ConstructorParameters<typeof Runtime>} given */
  constructor(...given) {
    super(...given);
    /** @type {Record<string, (from: string, name: string, ...others: unknown[]) => unknown>} */
    const state = Reflect.get(this, 'mockState');
    for (const name of mockMethods) {
      const register = state[name]?.bind(state);
      state[name] = (from, mocked, ...others) => {
        if (this.isShared(from, mocked))
          throw new Error(
            `jest.mock('${mocked}') would change nothing: the tests for Node share their dependencies (decision 14). Mock the module of our own that uses it.`,
          );
        return register?.(from, mocked, ...others);
      };
    }
  }

  /** @template T @param {string} from @param {string} name @returns {T} */
  requireModuleOrMock(from, name) {
    return this.isShared(from, name) ? createRequire(from)(name) : super.requireModuleOrMock(from, name);
  }

  /** @param {string} from @param {string} name */
  isShared(from, name) {
    if (this._environment.getVmContext() !== noContext) return false;
    if (/^([./]|file:|@escale\/|@jest\/)/.test(name) || isBuiltin(name)) return false;
    if (this._config.moduleNameMapper.some(([pattern]) => new RegExp(pattern).test(name))) return false;
    return createRequire(from).resolve(name).includes(dependencyFolder);
  }
}

module.exports = { __esModule: true, default: SharedRuntime };
