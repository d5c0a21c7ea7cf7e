import { fireEvent, render, screen } from '@testing-library/react';
import { TestPage } from '../../test-page';
import { Avatar } from './avatar';
import { avatarShade, initials } from './initials';

it.each([
  ['Awa Koné', 'AK'],
  ['Jean-Marc  Assi', 'JA'],
  ['Ana de la Cruz', 'AC'],
  ['élodie', 'É'],
  ['  ', '?'],
])('derives the initials of "%s"', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

it('derives a stable colour from the name, different for different names', () => {
  expect(avatarShade('Awa Koné')).toBe(avatarShade('Awa Koné'));
  const shades = ['Awa Koné', 'Moussa Diabaté', 'Claire Lefèvre', 'Yao Ouattara', 'Fatou Bamba'].map(
    avatarShade,
  );
  expect(new Set(shades).size).toBeGreaterThan(2);
});

it('shows the initials when the picture cannot be loaded, and loads a new address', () => {
  const { container, rerender } = render(<Avatar name="Awa Koné" src="/a.png" labelled />, {
    wrapper: TestPage,
  });
  const picture = container.querySelector('img');
  expect(picture).toHaveAttribute('src', '/a.png');
  if (picture) fireEvent.error(picture);
  expect(screen.getByRole('img', { name: 'Awa Koné' })).toHaveTextContent('AK');
  rerender(<Avatar name="Awa Koné" src="/b.png" labelled />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/b.png');
});
