import { buildDescriptor } from '@escale/testing';
import { localizeForDisplay, originalDescriptor } from './localized';

const containers = buildDescriptor({ translations: { en: { label: 'Containers' } } });

it('keeps what the registry says behind what is shown', () => {
  const english = localizeForDisplay(containers, 'en');
  expect(english.label).toBe('Containers');
  expect(originalDescriptor(english)).toBe(containers);
  expect(localizeForDisplay(english, 'fr')).toBe(containers);
});

it('the French one is its own source', () => {
  expect(localizeForDisplay(containers, 'fr')).toBe(containers);
  expect(originalDescriptor(containers)).toBe(containers);
});
