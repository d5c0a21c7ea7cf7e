/** A browser's worth of HTTP: keeps cookies, sends JSON, reads JSON. */
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
    for (const line of answer.headers.getSetCookie()) keep(cookies, line);
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  };
  return {
    cookies,
    post: (path, body, headers) => call('POST', path, body, headers),
    put: (path, body, headers) => call('PUT', path, body, headers),
    delete: (path, headers) => call('DELETE', path, undefined, headers),
    get: (path, headers) => call('GET', path, undefined, headers),
  };
}

function keep(cookies: Map<string, string>, line: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  if (/max-age=0/i.test(line)) cookies.delete(name);
  else cookies.set(name, value);
}
