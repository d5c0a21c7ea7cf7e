import { createContract, readApiDocument, type Contract } from '@escale/conformance/contract';

/** A minimal browser: keeps cookies, sends and reads JSON, and checks every answer against the OpenAPI document. */
export interface TestClient {
  cookies: Map<string, string>;
  post: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
  put: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
  get: (path: string, headers?: Record<string, string>) => Promise<Answer>;
  delete: (path: string, headers?: Record<string, string>) => Promise<Answer>;
}

export interface Answer {
  status: number;
  headers: Headers;
  body: Awaited<ReturnType<Response['json']>>;
}

export function createTestClient(origin: string): TestClient {
  const cookies = new Map<string, string>();
  const call = async (method: string, path: string, body: unknown, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const line of answer.headers.getSetCookie()) keepCookie(cookies, line);
    const content: Answer['body'] = await answer.json();
    assertMatchesContract({ method, path, answer, body: content });
    return { status: answer.status, headers: answer.headers, body: content };
  };
  return {
    cookies,
    post: (path, body, headers) => call('POST', path, body, headers),
    put: (path, body, headers) => call('PUT', path, body, headers),
    delete: (path, headers) => call('DELETE', path, undefined, headers),
    get: (path, headers) => call('GET', path, undefined, headers),
  };
}

function keepCookie(cookies: Map<string, string>, line: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  if (/max-age=0/i.test(line)) cookies.delete(name);
  else cookies.set(name, value);
}

let contract: Contract | undefined;

/** Throws if an answer does not match the OpenAPI document. */
function assertMatchesContract(call: {
  method: string;
  path: string;
  answer: Response;
  body: unknown;
}): void {
  contract ??= createContract(readApiDocument(), { exact: true });
  const { method, answer, body } = call;
  const path = call.path.split('?')[0] ?? '';
  const contentType = answer.headers.get('content-type') ?? '';
  const problems = contract.problemsOf({ method, path, status: answer.status, contentType, body });
  if (problems.length > 0) throw new Error(`${method} ${path} ${answer.status}: ${problems.join('; ')}`);
}

/** Returns the newest mail of a server, as its mailbox shows it. */
export async function newestMailOf(origin: string): Promise<{ code: string } | undefined> {
  const mails = await fetch(`${origin}/mailbox.json?limit=1`);
  const [newest] = (await mails.json()) as { code: string }[];
  return newest;
}
