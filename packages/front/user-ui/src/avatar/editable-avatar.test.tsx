import type { User } from '@escale/contracts';
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
import { EditableAvatar } from './editable-avatar';

const yao = buildUser({ id: 'yao' });
const buildPng = () =>
  new File([new Uint8Array([0x89]), 'PNG and so on'], 'photo.png', { type: 'image/png' });

async function openAvatarDialog(user: User = yao) {
  const app = renderApp(<EditableAvatar user={user} size={72} />, { as: yao });
  await app.user.click(
    screen.getByRole('button', { name: `Changer la photo de ${user.firstName} ${user.lastName}` }),
  );
  return { ...app, target: await screen.findByLabelText('Choisir une image') };
}

/** Holds the answer to the upload until `release` is called. */
function holdUpload(
  answer = () => HttpResponse.json({ success: true, data: { avatarUrl: '/avatars/new.webp' } }),
) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const sent: string[] = [];
  server.use(
    http.post(apiPath('/users/:id/avatar'), async ({ params }) => {
      sent.push(String(params.id));
      await released;
      return answer();
    }),
  );
  return { release, sent };
}

it('shows preview and progress during the upload, then refreshes the user [§1-4 §2-86 §4-23 §7-19 §7-30]', async () => {
  const { release, sent } = holdUpload();
  const { user, target, queryClient } = await openAvatarDialog();
  queryClient.setQueryData(['users'], [yao]);
  await user.upload(target, buildPng());
  expect(await screen.findByRole('progressbar')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Annuler' })).toBeVisible();
  release();
  expect(await screen.findByText('Photo mise à jour')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual(['yao']);
  expect(queryClient.getQueryData<User[]>(['users'])?.[0]?.avatarUrl).toBe('/avatars/new.webp');
  expect(queryClient.getQueryState(['users'])?.isInvalidated).toBe(true);
});

it('Annuler aborts the upload without a message [§4-24]', async () => {
  const { sent } = holdUpload();
  const { user, target } = await openAvatarDialog();
  await user.upload(target, buildPng());
  await waitFor(() => expect(sent).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(await screen.findByLabelText('Choisir une image')).toBeInTheDocument();
  expect(screen.queryByText(/^Erreur/)).not.toBeInTheDocument();
});

it.each([
  [
    'a text named .png',
    new File(['hello'], 'a.png', { type: 'image/png' }),
    'Type de fichier non autorisé. Utilisez JPG, PNG, GIF ou WebP',
  ],
  [
    'over 5 MB',
    new File([new Uint8Array(6_000_000)], 'a.png', { type: 'image/png' }),
    'Fichier trop volumineux (maximum 5MB)',
  ],
])('%s is refused before any call [§5-21 §5-22 §9-11]', async (_name, file, message) => {
  const { sent } = holdUpload();
  const { user, target } = await openAvatarDialog();
  await user.upload(target, file);
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});

it.each([
  [
    "the server's sentence",
    () => refuse(422, 'BAD_IMAGE', "Ce fichier n'est pas une image"),
    "Erreur: Ce fichier n'est pas une image",
  ],
  ['the fallback', () => HttpResponse.json({}, { status: 500 }), "Erreur: Impossible d'envoyer la photo"],
])('a refusal shows %s, and another file can be chosen', async (_name, answer, line) => {
  server.use(http.post(apiPath('/users/:id/avatar'), answer));
  const { user, target } = await openAvatarDialog();
  await user.upload(target, buildPng());
  expect(await screen.findByText(line)).toBeVisible();
  expect(await screen.findByLabelText('Choisir une image')).toBeInTheDocument();
});

it('keeps the reason why the server refused the file, until another one is chosen', async () => {
  const reason = 'Cette image est illisible.';
  server.use(
    http.post(apiPath('/users/:id/avatar'), () =>
      refuse(422, 'BAD_IMAGE', reason, { fields: { avatar: reason } }),
    ),
  );
  const { user, target } = await openAvatarDialog();
  await user.upload(target, buildPng());
  await waitFor(() =>
    expect(screen.getByLabelText('Choisir une image')).toHaveAccessibleDescription(
      expect.stringContaining(reason),
    ),
  );
  await user.upload(
    screen.getByLabelText('Choisir une image'),
    new File(['x'], 'a.txt', { type: 'image/png' }),
  );
  await waitFor(() =>
    expect(screen.getByLabelText('Choisir une image')).not.toHaveAccessibleDescription(
      expect.stringContaining(reason),
    ),
  );
});

it('stays visible when it may not be changed, with the reason', () => {
  renderApp(<EditableAvatar user={yao} size={72} unavailableReason="Pas le droit" />, { as: yao });
  expect(screen.getByRole('button', { name: 'Changer la photo de Yao Kouassi' })).toHaveAccessibleDescription(
    'Pas le droit',
  );
});
