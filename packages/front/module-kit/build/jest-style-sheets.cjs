// @ts-check
const { createRequire } = require('node:module');

const requireFromJestJsdom = createRequire(require.resolve('jest-environment-jsdom'));
// jsdom is loaded as a whole first: its files require each other in a circle.
requireFromJestJsdom('jsdom');
const requireFromJsdom = createRequire(requireFromJestJsdom.resolve('jsdom'));
const { implementation } = requireFromJsdom('./jsdom/living/nodes/HTMLStyleElement-impl');

let isParsing = false;
const updateStyleBlock = implementation.prototype._updateAStyleBlock;

// Emotion adds to its sheets with nearly every component, and jsdom then parses the whole text again.
implementation.prototype._updateAStyleBlock = function () {
  if (isParsing) updateStyleBlock.call(this);
};

/** @param {boolean} value whether jsdom parses the `<style>` elements of the documents made from now on */
module.exports.parseStyleSheets = (value) => (isParsing = value);
