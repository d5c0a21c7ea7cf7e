test.each([
  ['with what stands in for it', () => jest.doMock('yup', () => ({}))],
  ['without', () => jest.doMock('yup')],
  ['by a value', () => jest.setMock('yup', {})],
])('a stand-in for a dependency (%s) is refused, as it would change nothing', (_title, mock) => {
  expect(mock).toThrow("jest.mock('yup') would change nothing: the tests for Node share their dependencies");
});

test('what is our own, and what is of Node, is stood in for', async () => {
  jest.doMock('./build-id', () => ({ own: true }));
  jest.doMock('node:dns', () => ({ ofNode: true }));
  expect(await import('./build-id')).toMatchObject({ own: true });
  expect(await import('node:dns')).toMatchObject({ ofNode: true });
});
