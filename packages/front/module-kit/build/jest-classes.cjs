/** Stub for class names of a scoped style sheet in tests: each maps to itself. */
module.exports = { __esModule: true, default: new Proxy({}, { get: (_, name) => name }) };
