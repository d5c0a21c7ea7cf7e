import { ModulesProvider, type ContributionOutlet } from '@escale/module-kit';
import { buildDescriptor, renderApp, screen, waitFor } from '@escale/testing';
import { useEffect } from 'react';
import { UserMenu } from './user-menu';

const yard = buildDescriptor({
  id: 'yard',
  permissions: ['read'],
  contributions: [{ point: 'user-menu', id: 'quays', label: 'Mes quais', right: 'read', order: 10 }],
});

const ThrowingOnUnmount: ContributionOutlet = ({ context }) => {
  const { onClose } = context as { onClose: () => void };
  useEffect(
    () => () => {
      throw new Error('clean-up');
    },
    [],
  );
  return <button onClick={onClose}>Fermer les quais</button>;
};

it('a part of a module that throws while it closes is reported, and the menu opens it again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const onPartError = jest.fn();
  const { user } = renderApp(
    <ModulesProvider modules={[yard]} outlet={ThrowingOnUnmount}>
      <UserMenu onPartError={onPartError} />
    </ModulesProvider>,
    { as: 'OPERATOR', permissions: { yard: { visible: true, read: true } } },
  );
  await screen.findByRole('button', { name: /^Menu/ });
  for (const times of [1, 2]) {
    screen.getByRole('button', { name: /^Menu/ }).focus();
    await user.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    const reached = (name: string) =>
      waitFor(() =>
        expect(menu).toHaveAttribute('aria-activedescendant', screen.getByRole('menuitem', { name }).id),
      );
    await reached('Mon Profil');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await reached('Mes quais');
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Fermer les quais' }));
    expect(onPartError).toHaveBeenCalledTimes(times);
  }
});
