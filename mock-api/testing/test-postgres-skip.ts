/** Reports the tests on PostgreSQL as skipped if there is no server. */
if (process.env.TEST_POSTGRES_URL === '') {
  const nothing = () => undefined;
  Object.assign(globalThis, { test: test.skip, it: test.skip, beforeAll: nothing, beforeEach: nothing });
  Object.assign(globalThis, { afterAll: nothing, afterEach: nothing });
}
