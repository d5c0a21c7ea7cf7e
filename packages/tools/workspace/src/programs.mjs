// @ts-check

/**
 * The servers and the command line, which run as bundles: the folder of each, and its sources. The first source is the program
 * itself; it starts the others.
 * @type {Record<string, { folder: string, sources: [string, ...string[]] }>}
 */
export const programs = {
  api: { folder: 'mock-api', sources: ['src/main.ts'] },
  gateway: { folder: 'packages/server/gateway', sources: ['src/main.ts'] },
  publisher: { folder: 'packages/server/publisher', sources: ['src/main.ts', 'src/worker.ts'] },
  escale: { folder: 'packages/tools/cli', sources: ['bin/escale.mjs'] },
};
