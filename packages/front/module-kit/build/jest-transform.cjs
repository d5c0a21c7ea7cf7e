// @ts-check
const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { createTransformer } = require('@swc/jest');

/** @param {import('@swc/core').ParserConfig} parser */
const transformerFor = (parser) =>
  createTransformer({
    jsc: {
      target: 'es2022',
      parser,
      transform: { react: { runtime: 'automatic', development: true } },
    },
    module: { type: 'commonjs', ignoreDynamic: false },
  });

const transformers = {
  '.ts': transformerFor({ syntax: 'typescript' }),
  '.tsx': transformerFor({ syntax: 'typescript', tsx: true }),
  '.js': transformerFor({ syntax: 'ecmascript', jsx: true }),
};

/** @type {Map<string, boolean>} */
const esModuleFolders = new Map();

/**
 * True if the `.js` files of a folder are ES modules: as in Node, the nearest package.json decides.
 * @param {string} folder
 * @returns {boolean}
 */
function isEsModuleFolder(folder) {
  const known = esModuleFolders.get(folder);
  if (known !== undefined) return known;
  const manifest = path.join(folder, 'package.json');
  const answer = existsSync(manifest)
    ? JSON.parse(readFileSync(manifest, 'utf8')).type === 'module'
    : folder !== path.dirname(folder) && isEsModuleFolder(path.dirname(folder));
  esModuleFolders.set(folder, answer);
  return answer;
}

/** True if Jest cannot run a file without compiling it. @param {string} file @param {string} source */
function needsCompiling(file, source) {
  if (!file.includes(`${path.sep}node_modules${path.sep}`)) return true;
  if (file.endsWith('.mjs') || /\bimport\(/.test(source)) return true;
  return file.endsWith('.js') && isEsModuleFolder(path.dirname(file));
}

/** @param {string} file */
function transformerOf(file) {
  if (file.endsWith('.tsx')) return transformers['.tsx'];
  return file.endsWith('.ts') || file.endsWith('.mts') ? transformers['.ts'] : transformers['.js'];
}

/** Compiles all files outside node_modules, and dependencies that are ES modules or call `import()`. */
module.exports = {
  canInstrument: false,
  /** @param {string} source @param {string} file @param {any} options */
  process(source, file, options) {
    if (!needsCompiling(file, source)) return { code: source };
    return transformerOf(file).process(source, file, options);
  },
  /** @param {string} source @param {string} file @param {any} options */
  getCacheKey(source, file, options) {
    return transformerOf(file).getCacheKey?.(source, file, options) ?? '';
  },
};
