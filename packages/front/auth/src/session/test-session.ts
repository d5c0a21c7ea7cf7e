import { createQueryClient } from '@escale/api-client';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { createSession } from './session';
import { createAppStore } from '../state/store';

export const server = setupServer();

export function setUpSession({ hasUnsavedWork = false } = {}) {
  const store = createAppStore();
  const queryClient = createQueryClient();
  const session = createSession(store, queryClient, { hasUnsavedWork: () => hasUnsavedWork });
  return { session, queryClient, state: () => store.getState().session };
}

export const dispatchTokenChange = (newValue: string | null, oldValue: string | null = null) =>
  window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', newValue, oldValue }));

export const changeTokenInOtherTab = (newValue: string | null, oldValue: string | null = null) => {
  if (newValue === null) localStorage.removeItem('accessToken');
  else localStorage.setItem('accessToken', newValue);
  dispatchTokenChange(newValue, oldValue);
};

export const answerMe = (answer: () => Response) => {
  const calls: string[] = [];
  server.use(
    http.get('*/api/auth/me', ({ request }) => {
      calls.push(request.headers.get('Authorization') ?? '');
      return answer();
    }),
  );
  return calls;
};
