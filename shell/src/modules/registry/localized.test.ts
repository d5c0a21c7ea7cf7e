import { buildDescriptor } from '@escale/testing';
import { localizeForDisplay, originalDescriptor } from './localized';

const containers = buildDescriptor({ translations: { en: { label: 'Containers' } } });

it('keeps the original of a translated descriptor', () => {
  const english = localizeForDisplay(containers, 'en');
  expect(english.label).toBe('Containers');
  expect(originalDescriptor(english)).toBe(containers);
  expect(localizeForDisplay(english, 'fr')).toBe(containers);
});

it('the French descriptor is its own original', () => {
  expect(localizeForDisplay(containers, 'fr')).toBe(containers);
  expect(originalDescriptor(containers)).toBe(containers);
});
