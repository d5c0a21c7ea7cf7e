// @ts-check
const NodeEnvironment = require('@escale/module-kit/jest-node-environment');

/**
 * Idle databases by name, for reuse: opening PostgreSQL takes longer than most test files. They belong to the worker, since Jest
 * discards whatever a test file creates.
 * @type {Map<string, import('@electric-sql/pglite').PGlite[]>}
 */
const idleDatabases = new Map();

/** Names of the idle databases on the PostgreSQL server of the run. @type {string[]} */
const idleOnServer = [];
/** How many databases this worker has created on the PostgreSQL server of the run. */
let createdOnServer = 0;

/** A Node environment that passes its databases on to the next test file of the worker. */
module.exports = class DatabaseEnvironment extends NodeEnvironment {
  /** @param {ConstructorParameters<typeof NodeEnvironment>[0]} config @param {ConstructorParameters<typeof NodeEnvironment>[1]} context */
  constructor(config, context) {
    super(config, context);
    this.onServer = config.projectConfig.testEnvironmentOptions.database === 'postgres';
  }

  /** Closes the idle databases of this process, whose timers would keep the process alive. */
  static async closeIdle() {
    for (const client of [...idleDatabases.values()].flat()) await client.close();
    idleDatabases.clear();
  }

  async setup() {
    await super.setup();
    this.global.testDatabases = {
      server: this.onServer ? process.env.TEST_POSTGRES_URL : undefined,
      takeName: () =>
        idleOnServer.pop() ?? `test_${process.env.JEST_WORKER_ID ?? 0}_${(createdOnServer += 1)}`,
      /** @param {string} name */
      releaseName: (name) => idleOnServer.push(name),
      /** @param {string} name */
      take: (name) => idleDatabases.get(name)?.pop(),
      /** @param {string} name @param {import('@electric-sql/pglite').PGlite} client */
      release: (name, client) => idleDatabases.set(name, [...(idleDatabases.get(name) ?? []), client]),
      /** @param {Blob} dump */
      open: (dump) => {
        const { PGlite } = require('@electric-sql/pglite');
        return PGlite.create({ dataDir: 'memory://', loadDataDir: dump });
      },
    };
  }
};
