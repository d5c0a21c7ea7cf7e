import { setTimeout as pause } from 'node:timers/promises';
import { FormData, type Agent, type Dispatcher } from 'undici';
import { send, type Answer } from './http';

/** A browser or program with an address, cookies and perhaps an access token of its own. */
export interface Visitor {
  address: string;
  cookies: Map<string, string>;
  accessToken: string | undefined;
  /** Calls the API below `/api`. Repeats a call that is refused because of load, as an attacker would. */
  call: (
    method: Dispatcher.HttpMethod,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Answer>;
}

const repeatsUnderLoad = 10;

interface CallTarget {
  agent: Agent;
  apiOrigin: string;
  newAddress: () => string;
}

/** Creates a visitor; by default from an unused address. */
export function newVisitor(target: CallTarget, address = target.newAddress()): Visitor {
  const visitor: Visitor = {
    address,
    cookies: new Map(),
    accessToken: undefined,
    call: async (method, path, body, headers = {}) => {
      for (let repeats = 0; ; repeats += 1) {
        const answer = await send(target.agent, target.apiOrigin, {
          method,
          path: `/api${path}`,
          headers: { ...headersOf(visitor, body), ...headers },
          ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
        });
        keepCookies(visitor.cookies, answer);
        if (answer.status !== 503 || repeats === repeatsUnderLoad) return answer;
        await pause(500);
      }
    },
  };
  return visitor;
}

function headersOf({ address, cookies, accessToken }: Visitor, body: unknown): Record<string, string> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    'x-forwarded-for': address,
    ...(cookie !== '' && { cookie }),
    ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
    ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
  };
}

function keepCookies(cookies: Map<string, string>, { headers }: Answer): void {
  for (const line of [headers['set-cookie'] ?? []].flat()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '') cookies.delete(name);
    else cookies.set(name, value);
  }
}

/** Returns the answer of a step that prepares an attack; throws unless its status is 2xx. */
export async function expectSuccess(step: Promise<Answer>): Promise<Answer> {
  const answer = await step;
  if (answer.status < 200 || answer.status > 299)
    throw new Error(`a preparing step was refused: ${answer.status} ${answer.text.slice(0, 200)}`);
  return answer;
}
