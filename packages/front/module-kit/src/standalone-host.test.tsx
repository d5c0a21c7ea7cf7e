import { apiClient, isApiError } from '@escale/api-client';
import { act, buildAccessToken, buildUser, http, HttpResponse, screen, server } from '@escale/testing';
import { useState } from 'react';
import { mountStandalone } from '../standalone/standalone-host';
import { defineModule } from './define-module';

const refusal = { success: false, code: 'REAUTHENTICATION_REQUIRED', error: 'Preuve demandée' };

function Page() {
  const [said, setSaid] = useState('Save');
  const save = () =>
    apiClient.put('/things', {}).catch((error: unknown) => setSaid(isApiError(error) ? error.message : ''));
  return <button onClick={() => void save()}>{said}</button>;
}

it('a call that demands a fresh sign-in fails where there is no dialog for one', async () => {
  server.use(
    http.get('*/api/standalone', () =>
      HttpResponse.json({ user: buildUser({ id: 'alone' }), accessToken: buildAccessToken('alone') }),
    ),
    http.put('*/api/things', () => HttpResponse.json(refusal, { status: 409 })),
  );
  const definition = defineModule({ id: 'things', pages: [{ path: '/', element: <Page /> }] });
  await act(() => mountStandalone(definition, false));
  await act(async () => screen.getByRole('button', { name: 'Save' }).click());
  expect(await screen.findByRole('button', { name: 'Preuve demandée' })).toBeVisible();
});
