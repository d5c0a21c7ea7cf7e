import { createSlots } from './slots';

test('each key has its share; releasing a slot twice counts once', () => {
  const take = createSlots(2);
  const [first, second] = [take('a'), take('a')];
  expect(take('a')).toBeUndefined();
  expect(take('b')).toBeDefined();
  first?.();
  first?.();
  expect(take('a')).toBeDefined();
  expect(take('a')).toBeUndefined();
  second?.();
  expect(take('a')).toBeDefined();
});
