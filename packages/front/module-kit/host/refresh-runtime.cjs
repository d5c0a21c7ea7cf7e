// The one React Refresh runtime of the page, which shell and modules share. The first bundle creates it before React DOM loads: a
// runtime created later would not know the roots that React has already mounted.
const refreshRuntime = (globalThis.escaleRefreshRuntime ??= require('react-refresh/runtime'));

module.exports = {
  ...refreshRuntime,
  // Adds the name of the build to the id, since modules may have files with the same name.
  register: (type, id) => refreshRuntime.register(type, `${process.env.REFRESH_SCOPE} ${id}`),
};
