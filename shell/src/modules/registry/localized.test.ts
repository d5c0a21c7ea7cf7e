import { buildDescriptor } from '@escale/testing';
import { localizedDescriptor, originalDescriptor } from './localized';

const containers = buildDescriptor({ translations: { en: { label: 'Containers' } } });

it('keeps what the registry says behind what is shown', () => {
  const english = localizedDescriptor(containers, 'en');
  expect(english.label).toBe('Containers');
  expect(originalDescriptor(english)).toBe(containers);
  expect(localizedDescriptor(english, 'fr')).toBe(containers);
});

it('the French one is its own source', () => {
  expect(localizedDescriptor(containers, 'fr')).toBe(containers);
  expect(originalDescriptor(containers)).toBe(containers);
});
