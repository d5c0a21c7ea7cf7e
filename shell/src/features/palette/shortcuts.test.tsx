import { fireEvent, render } from '@escale/testing';
import { useShortcuts } from './shortcuts';

const onPalette = jest.fn();
const onHelp = jest.fn();

function PageWithShortcuts() {
  useShortcuts({ onPalette, onHelp, onSearch: jest.fn() });
  return null;
}

beforeEach(() => {
  jest.clearAllMocks();
  render(<PageWithShortcuts />);
});

it.each([
  ['French', 'k', 'KeyK'],
  ['Caps Lock', 'K', 'KeyK'],
  ['Dvorak', 'k', 'KeyV'],
  ['Arabic', 'ن', 'KeyK'],
  ['Russian', 'л', 'KeyK'],
  ['Russian, Caps Lock', 'Л', 'KeyK'],
  ['Greek', 'κ', 'KeyK'],
  ['Hebrew', 'ל', 'KeyK'],
])('Ctrl with the key K opens the palette: %s', (_layout, key, code) => {
  fireEvent.keyDown(document.body, { key, code, ctrlKey: true });
  expect(onPalette).toHaveBeenCalledTimes(1);
});

it.each([
  ['Dvorak', 't', 'KeyK'],
  ['Arabic', 'م', 'KeyL'],
  ['Turkish', 'ı', 'KeyK'],
  ['a layout with a sign there', ';', 'KeyK'],
])('another key does not: %s', (_layout, key, code) => {
  fireEvent.keyDown(document.body, { key, code, ctrlKey: true });
  expect(onPalette).not.toHaveBeenCalled();
});

it.each(['?', '؟', '？'])('%s shows the keys', (key) => {
  fireEvent.keyDown(document.body, { key, shiftKey: true });
  expect(onHelp).toHaveBeenCalledTimes(1);
});
