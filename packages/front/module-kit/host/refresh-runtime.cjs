// The component registry is one per page, and must exist before React DOM: that of the shell, or of a module alone. A second one
// would never learn of the roots that React has already mounted.
const registry = (globalThis.escaleRefreshRuntime ??= require('react-refresh/runtime'));

module.exports = {
  ...registry,
  // Different modules have files of the same names.
  register: (type, id) => registry.register(type, `${process.env.REFRESH_SCOPE} ${id}`),
};
