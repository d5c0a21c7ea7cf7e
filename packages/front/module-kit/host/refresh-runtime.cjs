// A page has one component registry, of the shell or of a module that runs alone. It must exist before React DOM: a second one
// would never learn of the roots that React has already mounted.
const registry = (globalThis.escaleRefreshRuntime ??= require('react-refresh/runtime'));

module.exports = {
  ...registry,
  // Different modules have files of the same names.
  register: (type, id) => registry.register(type, `${process.env.REFRESH_SCOPE} ${id}`),
};
