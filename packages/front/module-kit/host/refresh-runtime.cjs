// The registry of components is one per page, and stands before React DOM: that of the shell, or of a module alone. Another
// one would never learn of the roots that React has already mounted.
const registry = (globalThis.escaleRefreshRuntime ??= require('react-refresh/runtime'));

module.exports = {
  ...registry,
  // Modules name their files alike.
  register: (type, id) => registry.register(type, `${process.env.REFRESH_SCOPE} ${id}`),
};
