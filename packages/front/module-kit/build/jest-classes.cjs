/** Stands for a scoped style sheet in tests: each class name maps to itself. */
module.exports = { __esModule: true, default: new Proxy({}, { get: (_, name) => name }) };
