/** Class names of a scoped style sheet in a test: each is called as it is written. */
module.exports = { __esModule: true, default: new Proxy({}, { get: (_, name) => name }) };
