/** Where no PostgreSQL server runs, the tests on it are shown as skipped. */
if (process.env.TEST_POSTGRES_URL === '') {
  const nothing = () => undefined;
  Object.assign(globalThis, { test: test.skip, it: test.skip, beforeAll: nothing, beforeEach: nothing });
  Object.assign(globalThis, { afterAll: nothing, afterEach: nothing });
}
