test.each([
  ['with a factory', () => jest.doMock('yup', () => ({}))],
  ['without', () => jest.doMock('yup')],
  ['by a value', () => jest.setMock('yup', {})],
])('refuses to mock a dependency (%s), since the mock would have no effect', (_title, mock) => {
  expect(mock).toThrow("jest.mock('yup') would change nothing: the tests for Node share their dependencies");
});

test('own modules and those of Node can be mocked', async () => {
  jest.doMock('./build-id', () => ({ own: true }));
  jest.doMock('node:dns', () => ({ ofNode: true }));
  expect(await import('./build-id')).toMatchObject({ own: true });
  expect(await import('node:dns')).toMatchObject({ ofNode: true });
});
