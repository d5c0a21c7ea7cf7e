// @ts-check
const NodeEnvironment = require('@escale/module-kit/jest-node-environment');

/**
 * Idle databases by name: opening PostgreSQL takes longer than most test files. They belong to the worker, since anything created
 * by a test file ends with it.
 * @type {Map<string, import('@electric-sql/pglite').PGlite[]>}
 */
const idle = new Map();

/** Databases on the server of the run that no test file uses, and how many this worker has made. @type {string[]} */
const idleOnServer = [];
let made = 0;

/** A Node environment whose databases are passed on to the worker's next test file. */
module.exports = class DatabaseEnvironment extends NodeEnvironment {
  /** @param {ConstructorParameters<typeof NodeEnvironment>[0]} config @param {ConstructorParameters<typeof NodeEnvironment>[1]} context */
  constructor(config, context) {
    super(config, context);
    this.onServer = config.projectConfig.testEnvironmentOptions.database === 'postgres';
  }

  /** Closes the databases of this process: their timers would keep it alive. */
  static async closeIdle() {
    for (const client of [...idle.values()].flat()) await client.close();
    idle.clear();
  }

  async setup() {
    await super.setup();
    this.global.testDatabases = {
      server: this.onServer ? process.env.TEST_POSTGRES_URL : undefined,
      takeName: () => idleOnServer.pop() ?? `test_${process.env.JEST_WORKER_ID ?? 0}_${(made += 1)}`,
      /** @param {string} name */
      releaseName: (name) => idleOnServer.push(name),
      /** @param {string} name */
      take: (name) => idle.get(name)?.pop(),
      /** @param {string} name @param {import('@electric-sql/pglite').PGlite} client */
      release: (name, client) => idle.set(name, [...(idle.get(name) ?? []), client]),
      /** @param {Blob} dump */
      open: (dump) => {
        const { PGlite } = require('@electric-sql/pglite');
        return PGlite.create({ dataDir: 'memory://', loadDataDir: dump });
      },
    };
  }
};
