// @ts-check
const { setFlagsFromString } = require('node:v8');
const vm = require('node:vm');

const compileFunction = vm.compileFunction;
/** @type {Map<string, { source: string, script: vm.Script }>} */
const compiledScripts = new Map();

/** Passed as the context of code that runs in the process's own context instead of a context of Jest. */
const noContext = {};

/**
 * Replaces `vm.compileFunction`, with which Jest compiles every module again for each test file (Chakra, React and AG Grid alone
 * are 1,500 modules). Compiles each module except test files once per worker, as a script, which can run in all contexts.
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
  let known = compiledScripts.get(filename);
  if (known?.source !== source) {
    const opening = `(function (${parameters.join(',')}) {`;
    const script = new vm.Script(`${opening}${source}\n})`, { filename, columnOffset: -opening.length });
    compiledScripts.set(filename, (known = { source, script }));
  }
  return isShared ? known.script.runInThisContext() : known.script.runInContext(parsingContext);
}

// Makes V8 keep compiled code that has not run for a while.
setFlagsFromString('--no-flush-bytecode');
vm.compileFunction = /** @type {typeof compileFunction} */ (compileOnce);

module.exports = { noContext };
