import type { Work } from './trace';
import { waitingChain, longestGaps } from './waiting';

const buildWork = (what: string, from: number, to: number, kind: Work['kind'] = 'network'): Work => ({
  what,
  kind,
  from,
  to,
});

const pageWork = [
  buildWork('/login', 0, 160),
  buildWork('/main.js', 170, 900),
  buildWork('/react.js', 170, 700),
  buildWork('evaluate main.js', 910, 1_200, 'main thread'),
  buildWork('/entry.js', 1_150, 1_400),
  buildWork('evaluate entry.js', 1_520, 1_600, 'main thread'),
];

it('follows the chain back from the end: before each step, the one that ended last', () => {
  expect(waitingChain(pageWork, 1_610).map(({ what }) => what)).toEqual([
    '/login',
    '/main.js',
    'evaluate main.js',
    '/entry.js',
    'evaluate entry.js',
  ]);
});

it('finds the gaps without requests, the longest first, up to the end', () => {
  expect(longestGaps(pageWork, 1_650, 2)).toEqual([
    { from: 1_400, to: 1_520, after: '/entry.js', before: 'evaluate entry.js' },
    { from: 1_600, to: 1_650, after: 'evaluate entry.js', before: 'usable' },
  ]);
  expect(longestGaps(pageWork, 1_450, 1)).toEqual([
    { from: 1_400, to: 1_450, after: '/entry.js', before: 'evaluate entry.js' },
  ]);
});
