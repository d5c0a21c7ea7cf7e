/** Where a module is served alone or for a deployed shell, unless PORT names another. */
export const devPort = () => Number(process.env.PORT ?? 3010);

/** What an overlay shows: errors while the page runs go to its own boundaries. */
export const buildErrors = { errors: true, warnings: false, runtimeErrors: false };
