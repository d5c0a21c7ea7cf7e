import type { CreateUserRequest } from '@escale/contracts';
import {
  apiPath,
  buildUser,
  http,
  HttpResponse,
  refuse,
  renderApp,
  screen,
  server,
  waitFor,
} from '@escale/testing';
import { Route, Routes } from 'react-router-dom';
import { mariam, serveUsers, yao } from '../test-people';
import { InvitePage } from './invite-page';
import { UsersPage } from './users-page';

const allPermissions = { users: { visible: true, read: true, write: true, delete: true } };
const fiveAddresses = ['awa', 'yao', 'fatou', 'adama', 'ines']
  .map((name) => `${name}.diallo@escale.test`)
  .join('\n');

function openInvitePage(as: 'ADMIN' | 'SUPER_ADMIN' = 'SUPER_ADMIN') {
  const api = serveUsers([mariam, yao]);
  return { api, ...renderApp(<InvitePage />, { as, url: '/users/invite', path: '/users/invite' }) };
}

type UserEvents = ReturnType<typeof openInvitePage>['user'];

const findListField = () => screen.findByRole('textbox', { name: 'Personnes à inviter' });
async function paste(user: UserEvents, text: string) {
  await user.click(await findListField());
  await user.paste(text);
}
const findInviteButton = (name: string | RegExp) => screen.findByRole('button', { name });
const sentBodies = (api: ReturnType<typeof serveUsers>) =>
  api.calls.map(({ body }) => body as CreateUserRequest);

it('invites a pasted list in three clicks: the link, the role, the button', async () => {
  const api = serveUsers([mariam]);
  const pages = (
    <Routes>
      <Route path="/users" element={<UsersPage />} />
      <Route path="/users/invite" element={<InvitePage />} />
    </Routes>
  );
  const { user } = renderApp(pages, { as: mariam, url: '/users', path: '*', permissions: allPermissions });
  await user.click(await screen.findByRole('link', { name: 'Inviter plusieurs' }));
  expect(await findListField()).toHaveFocus();
  await user.paste(fiveAddresses);
  await user.selectOptions(screen.getByRole('combobox'), 'Administrateur');
  await user.click(await findInviteButton('Inviter 5 personnes'));
  expect(await screen.findByText('5 personnes invitées')).toBeVisible();
  expect(sentBodies(api)).toHaveLength(5);
  expect(sentBodies(api)).toContainEqual({
    email: 'awa.diallo@escale.test',
    firstName: 'Awa',
    lastName: 'Diallo',
    username: 'awa.diallo',
    role: 'ADMIN',
  });
  expect(await findListField()).toHaveValue('');
});

it('marks each faulty line with its reason, sends the others, and keeps the faulty ones', async () => {
  const { api, user } = openInvitePage('ADMIN');
  const text = [
    'nadia.sow@escale.test',
    'nadia.sow@escale.test',
    yao.email,
    'demba@;Demba;Ba',
    'info@escale.test',
    'ali.ba@escale.test;Ali;Ba;Chef',
    'omar.ba@escale.test;Omar;Ba;Super Administrateur',
    // For a repeated address, only the repetition is reported, not the missing names.
    'info@escale.test',
  ];
  await paste(user, text.join('\n'));
  for (const fault of [
    "Même adresse qu'à la ligne 1",
    "Même adresse qu'à la ligne 5",
    'A déjà un compte : Yao Kouassi',
    'Adresse email invalide',
    'Prénom requis',
    'Rôle inconnu : Chef',
    'Vous ne pouvez pas attribuer un rôle supérieur au vôtre.',
  ])
    expect(await screen.findByText(fault)).toBeVisible();
  expect(screen.getByText('1 personne prête, 7 lignes à corriger')).toBeVisible();
  expect(screen.queryByRole('option', { name: 'Super Administrateur' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Corriger la ligne 4' }));
  const typed: HTMLTextAreaElement = (await findListField()) as unknown as HTMLTextAreaElement;
  expect(typed).toHaveFocus();
  expect(typed.value.slice(typed.selectionStart, typed.selectionEnd)).toBe('demba@;Demba;Ba');
  await user.click(await findInviteButton('Inviter 1 personne'));
  expect(await screen.findByText('1 personne invitée')).toBeVisible();
  expect(sentBodies(api).map(({ email }) => email)).toEqual(['nadia.sow@escale.test']);
  expect(typed.value).toContain('demba@;Demba;Ba');
});

it('reads the CSV of a French Excel', async () => {
  const { user } = openInvitePage();
  const csv = 'Nom;Prénom;Adresse;Rôle\r\nKoné;Hélène;helene@escale.test;Opérateur\r\n';
  const bytes = Uint8Array.from(csv, (letter) => letter.charCodeAt(0));
  await findListField();
  await user.upload(
    screen.getByLabelText('Choisir un fichier CSV', { selector: 'input' }),
    new File([bytes], 'a.csv'),
  );
  expect(await screen.findByText('Hélène Koné')).toBeVisible();
  expect(await findInviteButton('Inviter 1 personne')).toBeEnabled();
});

it('keeps refused people in the list, to be corrected and sent under another key; copies the report', async () => {
  const { api, user } = openInvitePage();
  const keys: (string | null)[] = [];
  server.use(
    http.post(apiPath('/users'), ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return keys.length === 1 ? refuse(409, 'CONFLICT', 'Déjà utilisée') : undefined;
    }),
  );
  await paste(user, 'awa.ba@escale.test');
  await user.click(await findInviteButton('Inviter 1 personne'));
  expect(await screen.findByText('0 personne invitée')).toBeVisible();
  expect(screen.getByText('Awa Ba, awa.ba@escale.test : Refusée : Déjà utilisée')).toBeVisible();
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copier le rapport' }));
  expect(await screen.findByText('Rapport copié')).toBeVisible();
  expect(copied.mock.calls[0]?.[0].replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(
    'awa.ba@escale.test\tAwa\tBa\tOpérateur\tRefusée : Déjà utilisée',
  );
  await user.clear(await findListField());
  await paste(user, 'awa.bah@escale.test');
  await user.click(await findInviteButton('Inviter 1 personne'));
  expect(await screen.findByText('1 personne invitée')).toBeVisible();
  expect(sentBodies(api)).toMatchObject([{ email: 'awa.bah@escale.test' }]);
  expect(keys[0]).toMatch(/^"\w{16,}"$/);
  expect(keys[1]).not.toBe(keys[0]);
});

it('shows the progress, and can be stopped; people not yet invited stay in the list', async () => {
  const { api, user } = openInvitePage();
  let releaseAnswer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (releaseAnswer = resolve));
  server.use(
    http.post(apiPath('/users'), async () => {
      await held;
    }),
  );
  await paste(user, `${fiveAddresses}\nomar.ba@escale.test`);
  await user.click(await findInviteButton('Inviter 6 personnes'));
  expect(await screen.findByRole('progressbar', { name: 'Envoi des invitations' })).toHaveAttribute(
    'aria-valuetext',
    '0 sur 6 personnes',
  );
  await user.click(screen.getByRole('button', { name: 'Arrêter' }));
  releaseAnswer();
  expect(await screen.findByText('Envoi arrêté : 4 sur 6 personnes traitées.')).toBeVisible();
  expect(sentBodies(api)).toHaveLength(4);
  expect(await findListField()).toHaveValue('ines.diallo@escale.test\nomar.ba@escale.test');
});

it('says that the outcome of an invitation stopped during its call is unknown, and keeps it in the list', async () => {
  const { user } = openInvitePage();
  server.use(http.post(apiPath('/users'), () => HttpResponse.error()));
  await paste(user, 'awa.bah@escale.test');
  await user.click(await findInviteButton('Inviter 1 personne'));
  await screen.findByRole('progressbar', { name: 'Envoi des invitations' });
  await user.click(screen.getByRole('button', { name: 'Arrêter' }));
  expect(await screen.findByText(/awa\.bah@escale\.test.*Issue inconnue/)).toBeVisible();
  expect(screen.getByText('Envoi arrêté : 0 sur 1 personne traitée.')).toBeVisible();
  expect(await findListField()).toHaveValue('awa.bah@escale.test');
});

it('says until when it waits after a rate limit of the server', async () => {
  const { user } = openInvitePage();
  server.use(
    http.post(apiPath('/users'), () => refuse(429, 'TOO_MANY_REQUESTS', 'Trop', { cooldownSeconds: 600 })),
  );
  await paste(user, 'awa.ba@escale.test');
  await user.click(await findInviteButton('Inviter 1 personne'));
  expect(
    await screen.findByText(/^Le serveur ne peut pas répondre pour l'instant : reprise à \d\d:\d\d\.$/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Arrêter' }));
  expect(await screen.findByText('Envoi arrêté : 0 sur 1 personne traitée.')).toBeVisible();
});

it('takes 500 people at once, and says how many are too many', async () => {
  const { user } = openInvitePage();
  const crowd = Array.from({ length: 503 }, (_, index) => `p${index}@escale.test;Foule;N${index}`);
  await paste(user, crowd.join('\n'));
  expect(
    await screen.findByText('Au maximum 500 personnes à la fois : retirez-en 3.', { selector: 'p' }),
  ).toBeVisible();
});

it('gives namesakes different user names', async () => {
  const { api, user } = openInvitePage();
  api.users.push(buildUser({ id: 'ba', username: 'awa.ba', email: 'ba@escale.test' }));
  await paste(user, 'awa.ba@escale.test\nawa.ba@autre.test');
  await user.click(await findInviteButton('Inviter 2 personnes'));
  await waitFor(() => expect(sentBodies(api)).toHaveLength(2));
  expect(sentBodies(api).map(({ username }) => username)).toEqual(['awa.ba2', 'awa.ba3']);
});

it('asks before the user leaves with a list', async () => {
  const { user } = openInvitePage();
  await paste(user, fiveAddresses);
  await user.click(screen.getByRole('link', { name: 'Retour à la liste' }));
  expect(await screen.findByRole('alertdialog', { name: 'Quitter sans enregistrer ?' })).toHaveTextContent(
    'Non enregistré : la liste des personnes à inviter.',
  );
});

it('says how many people get another role than the chosen one', async () => {
  const { user } = openInvitePage();
  await paste(user, 'awa.sow@escale.test\nyao.ba@escale.test;Yao;Ba;Super Administrateur');
  expect(
    await screen.findByText(
      '2 personnes prêtes, dont 1 avec le rôle Super Administrateur, 0 ligne à corriger',
    ),
  ).toBeVisible();
});

it('says that a file cannot be read, and keeps the list', async () => {
  const { user } = openInvitePage();
  await paste(user, 'awa.sow@escale.test');
  const file = new File(['x'], 'liste.csv', { type: 'text/csv' });
  jest.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotFoundError'));
  await user.upload(screen.getByLabelText('Choisir un fichier CSV'), file);
  expect(await screen.findByText(/^Impossible de lire ce fichier/)).toBeVisible();
  expect(await findListField()).toHaveValue('awa.sow@escale.test');
});
