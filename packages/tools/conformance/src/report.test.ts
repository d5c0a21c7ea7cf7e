import { reportText } from './report';

test('without a difference, the last line is the one in the guide', () => {
  const report = { differences: [], called: ['GET /health'], notOffered: [], notChecked: [], checks: 3 };
  expect(reportText({ url: 'http://localhost:4000', ...report })).toBe(
    'http://localhost:4000: 1 calls, 3 checks: as the contract says\n',
  );
});
