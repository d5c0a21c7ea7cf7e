import { buildDescriptor } from '@escale/testing';
import { localized, sourceOf } from './localized';

const containers = buildDescriptor({ translations: { en: { label: 'Containers' } } });

it('keeps what the registry says behind what is shown', () => {
  const english = localized(containers, 'en');
  expect(english.label).toBe('Containers');
  expect(sourceOf(english)).toBe(containers);
  expect(localized(english, 'fr')).toBe(containers);
});

it('the French one is its own source', () => {
  expect(localized(containers, 'fr')).toBe(containers);
  expect(sourceOf(containers)).toBe(containers);
});
