import { ApiError } from '@escale/api-client';
import { notify } from '@escale/design-system';
import { showFailure, showRefusal } from './show-failure';

let failureToast: jest.SpiedFunction<typeof notify.failure>;
const serverError = new ApiError({ kind: 'server', headers: { 'x-request-id': 'k3f9-2mxp-7qtd' } });
const generalLine = 'Erreur serveur. Veuillez réessayer plus tard.';
const reference = 'Référence\u00a0: k3f9-2mxp-7qtd';

beforeEach(() => {
  failureToast = jest.spyOn(notify, 'failure').mockReturnValue(undefined);
});

it('shows the general line and the reference of a failed action on separate lines', () => {
  showFailure(serverError, "Erreur lors de l'envoi");
  expect(failureToast.mock.calls).toEqual([["Erreur lors de l'envoi", { detail: generalLine, reference }]]);
});

it('shows the general line of a failure that is unrelated to the input once', () => {
  expect(showRefusal(serverError, 'Code de vérification invalide')).toBeNull();
  expect(failureToast.mock.calls).toEqual([[generalLine, { reference }]]);
});

it('shows the text of the server about the input, for the field too', () => {
  const error = new ApiError({ kind: 'rejected', serverText: 'Code expiré' });
  expect(showRefusal(error, 'Code de vérification invalide')).toBe('Code expiré');
  expect(failureToast.mock.calls).toEqual([['Code expiré', {}]]);
});
