// @ts-check
require('./jest-compiled-once.cjs');
require('./jest-computed-style.cjs');
const { parseStyleSheets } = require('./jest-style-sheets.cjs');
const { TestEnvironment: JsdomEnvironment } = require('jest-environment-jsdom');

/** Names of globals to take from Node: jsdom lacks them, or has versions that Node's fetch rejects. */
const nodeGlobals = [
  'AbortController',
  'AbortSignal',
  'ArrayBuffer',
  'Blob',
  'BroadcastChannel',
  'CompressionStream',
  'DecompressionStream',
  'File',
  'FormData',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoder',
  'TextEncoderStream',
  'TransformStream',
  'Uint8Array',
  'WritableStream',
  'fetch',
  'structuredClone',
];

/** An observer that never calls back: jsdom has no layout, so sizes and visibility never change. */
class NoopObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** @param {string} media */
const matchNoMedia = (media) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});

/**
 * jsdom with the web platform classes that react-router 7, msw 2 and the session need. Ignores style sheets, which would take a
 * third of the time of a page's test, unless the test file begins with `@jest-environment-options {"styles": true}`.
 */
module.exports = class BrowserEnvironment extends JsdomEnvironment {
  /**
   * @param {ConstructorParameters<typeof JsdomEnvironment>[0]} config
   * @param {ConstructorParameters<typeof JsdomEnvironment>[1]} context
   */
  constructor(config, context) {
    super(config, context);
    parseStyleSheets(config.projectConfig.testEnvironmentOptions.styles === true);
  }

  async setup() {
    await super.setup();
    for (const name of nodeGlobals) this.provide(this.global, name, Reflect.get(globalThis, name));
    this.provide(this.global, 'ResizeObserver', NoopObserver);
    this.provide(this.global, 'IntersectionObserver', NoopObserver);
    this.provide(this.global, 'matchMedia', matchNoMedia);
    this.provide(this.global.URL, 'createObjectURL', () => 'blob:test');
    this.provide(this.global.URL, 'revokeObjectURL', () => {});
    this.provide(this.global, 'scrollTo', () => {});
    this.provide(this.global.Element.prototype, 'scrollTo', () => {});
    this.provide(this.global.Element.prototype, 'scrollIntoView', () => {});
    this.provide(this.global.Element.prototype, 'hasPointerCapture', () => false);
    this.provide(this.global.Element.prototype, 'setPointerCapture', () => {});
    this.provide(this.global.Element.prototype, 'releasePointerCapture', () => {});
  }

  /**
   * Defines a property that is not enumerable, like the platform's own properties.
   * @param {object} owner
   * @param {string} name
   * @param {unknown} value
   */
  provide(owner, name, value) {
    Object.defineProperty(owner, name, { value, configurable: true, enumerable: false, writable: true });
  }
};
