// @ts-check
const { setFlagsFromString } = require('node:v8');
const vm = require('node:vm');

const compileFunction = vm.compileFunction;
/** @type {Map<string, { source: string, script: vm.Script }>} */
const scripts = new Map();

/** Stands for the context of the process itself. */
const noContext = {};

/**
 * Jest compiles every module again for each test file: Chakra, React and AG Grid alone are 1,500 of them. A script can run
 * in all contexts of a worker, so each of its functions is compiled once.
 * @param {string} source
 * @param {readonly string[]} [parameters]
 * @param {vm.CompileFunctionOptions} [options]
 */
function compileOnce(source, parameters = [], options = {}) {
  const { filename = '', parsingContext } = options;
  const isShared = parsingContext === noContext;
  if (parsingContext === undefined || /\.test\.\w+$/.test(filename))
    return compileFunction(
      source,
      parameters,
      isShared ? { ...options, parsingContext: undefined } : options,
    );
  let known = scripts.get(filename);
  if (known?.source !== source) {
    const opening = `(function (${parameters.join(',')}) {`;
    const script = new vm.Script(`${opening}${source}\n})`, { filename, columnOffset: -opening.length });
    scripts.set(filename, (known = { source, script }));
  }
  return isShared ? known.script.runInThisContext() : known.script.runInContext(parsingContext);
}

// Keeps compiled code, even if a test file has not used it.
setFlagsFromString('--no-flush-bytecode');
vm.compileFunction = /** @type {typeof compileFunction} */ (compileOnce);

module.exports = { noContext };
