import { screen } from '@escale/testing';
import { readAloud } from '@escale/testing/read-aloud';
import { renderAuth } from '../test-auth';

it('the sign-in as a screen reader reads it: the first step, its error, the second step', async () => {
  const { user } = renderAuth('/login');
  const email = await screen.findByRole('textbox', { name: 'Email professionnel' });
  expect(await readAloud()).toMatchSnapshot('first step');

  await user.click(screen.getByRole('button', { name: 'Continuer' }));
  await screen.findAllByText('Adresse email requise');
  expect(await readAloud()).toMatchSnapshot('first step, refused');

  await user.type(email, 'awa.kone@escale.test{Enter}');
  await screen.findByLabelText('Mot de passe');
  expect(await readAloud()).toMatchSnapshot('second step');
});
