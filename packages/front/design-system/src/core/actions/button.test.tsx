import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TestPage } from '../../test-page';
import { Button } from './button';
import { buttonStyles } from './button-styles';
import { IconButton } from './icon-button';
import { ButtonLink, TextLink } from './links';

it('calls onClick and is not a submit button by default', async () => {
  const onClick = jest.fn();
  render(<Button onClick={onClick}>Ajouter</Button>, { wrapper: TestPage });
  const button = screen.getByRole('button', { name: 'Ajouter' });
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(button).toHaveAttribute('type', 'button');
});

it('keeps its name and focus while loading, and ignores clicks and submits', async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn((event: React.SyntheticEvent) => event.preventDefault());
  const form = (loading: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" loading={loading} onClick={onClick}>
        Continuer
      </Button>
    </form>
  );
  const { rerender } = render(form(false), { wrapper: TestPage });
  const button = screen.getByRole('button', { name: 'Continuer' });
  await userEvent.click(button);
  rerender(form(true));
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Continuer' })).toBe(button);
});

it('describes why it is unavailable and stays focusable', async () => {
  const onClick = jest.fn();
  render(
    <Button unavailableReason="Il vous manque le droit Suppression" onClick={onClick}>
      Supprimer
    </Button>,
    { wrapper: TestPage },
  );
  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'Supprimer' });
  expect(button).toHaveFocus();
  expect(button).toHaveAccessibleDescription('Il vous manque le droit Suppression');
  await userEvent.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Il vous manque le droit Suppression');
});

it('uses the label as the name of an icon button', async () => {
  const onClick = jest.fn();
  render(<IconButton icon="eye" label="Voir le détail" onClick={onClick} />, { wrapper: TestPage });
  await userEvent.click(screen.getByRole('button', { name: 'Voir le détail' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Voir le détail');
});

it('renders links within and outside the application', () => {
  render(
    <>
      <TextLink to="/users">Utilisateurs</TextLink>
      <TextLink href="https://example.test" external>
        Documentation
      </TextLink>
      <ButtonLink to="/modules" icon="arrow-left">
        Retour aux modules
      </ButtonLink>
    </>,
    { wrapper: TestPage },
  );
  expect(screen.getByRole('link', { name: 'Utilisateurs' })).toHaveAttribute('href', '/users');
  expect(screen.getByRole('link', { name: 'Retour aux modules' })).toHaveAttribute('href', '/modules');
  const outside = screen.getByRole('link', { name: 'Documentation (nouvel onglet)' });
  expect(outside).toHaveAttribute('target', '_blank');
  expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
});

it('a square button sets both width and height, however its parent is sized', () => {
  const { variants, compoundVariants = [] } = buttonStyles;
  expect(compoundVariants.map(({ size }) => size)).toEqual(Object.keys(variants!.size));
  for (const { size, css } of compoundVariants)
    expect(css).toEqual({ width: `control.${String(size)}`, height: `control.${String(size)}` });
  expect(JSON.stringify(buttonStyles)).not.toContain('aspectRatio');
});
