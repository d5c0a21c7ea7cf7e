import { announcedSpans, cardSpans } from './home-grid';

const cardsInRow = (span: string) => 12 / Number(span.replace('span ', ''));

it.each([
  [1, 1, 2, 2, 2],
  [2, 1, 2, 2, 2],
  [3, 1, 2, 3, 3],
  [4, 1, 2, 2, 4],
  [5, 1, 2, 3, 3],
  [6, 1, 2, 3, 4],
  [7, 1, 2, 3, 4],
  [9, 1, 2, 3, 3],
  [10, 1, 2, 2, 4],
])('%i cards: %i, %i, %i, %i in a row from narrow to wide', (count, base, md, lg, xl) => {
  const spans = cardSpans(count);
  expect([spans.base, spans.md, spans.lg, spans.xl].map(cardsInRow)).toEqual([base, md, lg, xl]);
});

it.each([
  [2, 1, 2, 2, 2],
  [3, 1, 3, 3, 3],
  [4, 1, 2, 2, 2],
  [5, 1, 3, 3, 3],
])('%i announced modules: %i, %i, %i, %i in a row', (count, base, md, lg, xl) => {
  const { base: narrow, ...more } = announcedSpans(count, false);
  expect([narrow, more.md, more.lg, more.xl].map(cardsInRow)).toEqual([base, md, lg, xl]);
});

it('the first announced module begins a row', () => {
  expect(announcedSpans(3, true).lg).toBe('1 / span 4');
});
