// @ts-check
const { createRequire } = require('node:module');

const requireFromJestJsdom = createRequire(require.resolve('jest-environment-jsdom'));
// Loads all of jsdom first, since its files require each other in a circle.
requireFromJestJsdom('jsdom');
const requireFromJsdom = createRequire(requireFromJestJsdom.resolve('jsdom'));
const { implementation } = requireFromJsdom('./jsdom/living/nodes/HTMLStyleElement-impl');

let isParsing = false;
const updateStyleBlock = implementation.prototype._updateAStyleBlock;

// Skips the slow parsing: nearly every component makes Emotion add a rule, and for each rule jsdom parses the whole sheet again.
implementation.prototype._updateAStyleBlock = function () {
  if (isParsing) updateStyleBlock.call(this);
};

/** @param {boolean} value whether jsdom parses `<style>` elements from now on */
module.exports.parseStyleSheets = (value) => (isParsing = value);
