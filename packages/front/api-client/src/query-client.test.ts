import { ApiError, type ApiErrorKind } from './api-error';
import { createQueryClient, type FailureMeta } from './query-client';
import { QueryObserver } from '@tanstack/react-query';

const toast = jest.fn();
const toasts = { failure: toast, endFailures: jest.fn() };

beforeEach(() => {
  toast.mockReset();
  toasts.endFailures.mockReset();
});

async function runFailingQuery(
  kind: ApiErrorKind,
  meta: FailureMeta = {},
  serverText?: string,
): Promise<number> {
  const queryFn = jest.fn(() => Promise.reject(new ApiError({ kind, serverText })));
  await createQueryClient(toasts)
    .query({ queryKey: [kind], queryFn, meta, retry: undefined, retryDelay: 0 })
    .catch(() => undefined);
  return queryFn.mock.calls.length;
}

describe('general toasts of §8', () => {
  it.each([
    ['server', 'Erreur serveur. Veuillez réessayer plus tard.'],
    ['not-found', 'Ressource non trouvée.'],
    ['forbidden', 'Accès interdit.'],
    ['network', 'Erreur de connexion réseau.'],
    ['timeout', "Délai d'attente dépassé."],
  ] as const)('%s: %s [§8-2 §8-3 §8-5 §8-50 §8-51]', async (kind, text) => {
    await runFailingQuery(kind);
    expect(toast.mock.calls).toEqual([[text, {}]]);
  });

  it("shows the general line as the detail of the call's own text [§8-3]", async () => {
    await runFailingQuery(
      'forbidden',
      { failure: (error) => `Erreur: ${error.serverText ?? ''}` },
      'Droit manquant',
    );
    expect(toast.mock.calls).toEqual([['Erreur: Droit manquant', { detail: 'Accès interdit.' }]]);
  });

  it('keeps the general line and the reference apart', async () => {
    const error = new ApiError({ kind: 'server', headers: { 'x-request-id': 'k3f9-2mxp-7qtd' } });
    await createQueryClient(toasts)
      .query({
        queryKey: ['lines'],
        queryFn: () => Promise.reject(error),
        meta: { failure: () => 'Erreur: rien' },
        retry: undefined,
        retryDelay: 0,
      })
      .catch(() => undefined);
    expect(toast.mock.calls).toEqual([
      [
        'Erreur: rien',
        {
          detail: 'Erreur serveur. Veuillez réessayer plus tard.',
          reference: 'Référence\u00a0: k3f9-2mxp-7qtd',
        },
      ],
    ]);
  });

  it('shows the reference of a failure of the service', async () => {
    const queryFn = () =>
      Promise.reject(new ApiError({ kind: 'server', headers: { 'x-request-id': 'k3f9-2mxp-7qtd' } }));
    await createQueryClient(toasts)
      .query({ queryKey: ['reference'], queryFn, retry: undefined, retryDelay: 0 })
      .catch(() => undefined);
    expect(toast.mock.calls[0]?.[1]).toEqual({ reference: 'Référence\u00a0: k3f9-2mxp-7qtd' });
  });

  it('shows the text of the server for a refusal', async () => {
    await runFailingQuery('rejected', {}, 'Déjà pris');
    expect(toast.mock.calls).toEqual([['Déjà pris', {}]]);
  });

  it.each(['unauthenticated', 'cancelled'] as const)('shows no toast for %s', async (kind) => {
    await runFailingQuery(kind);
    expect(toast).not.toHaveBeenCalled();
  });

  it('shows no toast for the silent kinds of a call', async () => {
    await runFailingQuery('not-found', { silent: ['not-found'] });
    expect(toast).not.toHaveBeenCalled();
  });

  it('shows no toast for a server error on the refresh path [§8-50 §8-52]', async () => {
    const error = new ApiError({ kind: 'server', path: '/auth/refresh' });
    const query = { queryKey: ['refresh'], queryFn: () => Promise.reject(error), retry: false as never };
    await createQueryClient(toasts)
      .query(query)
      .catch(() => undefined);
    expect(toast).not.toHaveBeenCalled();
  });

  it('shows no toast when the screen shows the failure', async () => {
    await runFailingQuery('server', { toast: 'none' });
    expect(toast).not.toHaveBeenCalled();
  });
});

describe('onFailure', () => {
  it('receives final failures, even without a toast', async () => {
    const onFailure = jest.fn();
    const error = new ApiError({ kind: 'server' });
    const client = createQueryClient(toasts, onFailure);
    const mutationFn = () => Promise.reject(error);
    await client
      .query({
        queryKey: ['x'],
        queryFn: mutationFn,
        meta: { toast: 'none' },
        retry: 2,
        retryDelay: 0,
      })
      .catch(() => undefined);
    await client
      .getMutationCache()
      .build(client, { mutationFn })
      .execute(undefined)
      .catch(() => undefined);
    expect(onFailure.mock.calls).toEqual([[error], [error]]);
  });
});

describe('mutations', () => {
  it('show one toast and are never retried [§7-33]', async () => {
    const mutationFn = jest.fn(() => Promise.reject(new ApiError({ kind: 'server' })));
    const mutation = createQueryClient(toasts)
      .getMutationCache()
      .build(createQueryClient(toasts), { mutationFn });
    await mutation.execute(undefined).catch(() => undefined);
    expect(mutationFn).toHaveBeenCalledTimes(1);
    expect(toast).toHaveBeenCalledTimes(1);
  });

  it('close the toast of an earlier attempt of the same call, and no other', async () => {
    const client = createQueryClient(toasts);
    const send = (variables: unknown) =>
      client
        .getMutationCache()
        .build(client, { mutationFn: () => Promise.reject(new ApiError({ kind: 'server' })) })
        .execute(variables as never)
        .catch(() => undefined);
    await send({ userId: 'awa', status: 'ACTIVE' });
    await send({ userId: 'yao', status: 'ACTIVE' });
    await send({ userId: 'awa', status: 'ACTIVE' });
    const [awa, yao, again] = toasts.endFailures.mock.calls.map(([subject]: string[]) => subject);
    expect(again).toBe(awa);
    expect(yao).not.toBe(awa);
    expect(toast.mock.calls.map(([, { subject }]: [string, { subject: string }]) => subject)).toEqual([
      awa,
      yao,
      awa,
    ]);
  });
});

describe('attempts', () => {
  it.each([
    ['server', 3],
    ['network', 3],
    ['not-found', 1],
    ['unauthenticated', 1],
  ] as const)('%s: %i in all [§7-33 §9-10]', (kind, attempts) => {
    const retry = createQueryClient(toasts).getDefaultOptions().queries?.retry;
    if (typeof retry !== 'function') throw new Error('no retry rule');
    let made = 1;
    while (retry(made - 1, new ApiError({ kind }))) made += 1;
    expect(made).toBe(attempts);
  });

  it('a single one when the browser is offline', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const queryFn = jest.fn(() => Promise.reject(new ApiError({ kind: 'network' })));
    const query = { queryKey: ['offline'], queryFn, retryDelay: 0 };
    await createQueryClient(toasts)
      .query(query)
      .catch(() => undefined);
    expect(queryFn).toHaveBeenCalledTimes(1);
    jest.restoreAllMocks();
  });
});

it('considers data fresh for 5 minutes [§7-33 §9-10]', async () => {
  jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const queryFn = jest.fn(() => Promise.resolve('data'));
  const client = createQueryClient(toasts);
  const ask = () => client.query({ queryKey: ['x'], queryFn });
  await ask();
  jest.setSystemTime(5 * 60_000 - 1);
  await ask();
  expect(queryFn).toHaveBeenCalledTimes(1);
  jest.setSystemTime(5 * 60_000 + 1);
  await ask();
  expect(queryFn).toHaveBeenCalledTimes(2);
  client.clear();
  jest.useRealTimers();
});

describe('prefetched data of a page', () => {
  afterEach(() => jest.useRealTimers());

  it.each([
    ['not-found', 1],
    ['unauthenticated', 1],
    ['rejected', 3],
  ] as const)('and fails (%s) sends %d calls in all, and shows one toast', async (kind, calls) => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout'] });
    const client = createQueryClient(toasts);
    const queryFn = jest.fn(() => Promise.reject(new ApiError({ kind, serverText: 'Non.' })));
    const query = { queryKey: ['ahead'], queryFn, retryDelay: 0 };
    await client.query(query).catch(() => undefined);
    const show = () => new QueryObserver(client, query).subscribe(() => undefined);
    for (const leave of [show(), show()]) leave();
    expect(queryFn).toHaveBeenCalledTimes(calls);
    expect(toast).toHaveBeenCalledTimes(kind === 'unauthenticated' ? 0 : 1);

    jest.setSystemTime(Date.now() + 5_001);
    const leave = show();
    expect(queryFn).toHaveBeenCalledTimes(calls + 1);
    leave();
    client.clear();
  });
});
