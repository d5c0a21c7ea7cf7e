import { Agent, type Dispatcher, type FormData } from 'undici';

/** A request whose path is sent as it is, without normalisation. */
export interface Call {
  method?: Dispatcher.HttpMethod;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer | FormData;
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  /** Parses the body as JSON; throws if it is not JSON. */
  json: () => unknown;
}

const timeoutMs = 10_000;

/** Opens the connections of a caller; `localAddress` is the address from which they come. */
export const openAgent = (localAddress?: string) =>
  new Agent({
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    connect: { timeout: timeoutMs },
    ...(localAddress !== undefined && { localAddress }),
  });

/** Throws for any host but this machine: nothing is ever sent elsewhere. */
function assertLoopback(origin: string): void {
  const { hostname } = new URL(origin);
  if (!['localhost', '127.0.0.1', '[::1]'].includes(hostname))
    throw new Error(`${origin} is not this machine`);
}

/** Sends a request to an origin on this machine and reads the whole answer. */
export async function send(agent: Agent, origin: string, call: Call): Promise<Answer> {
  assertLoopback(origin);
  const { method = 'GET', path, headers, body } = call;
  const {
    statusCode,
    headers: received,
    body: stream,
  } = await agent.request({
    origin,
    method,
    path,
    headers: headers ?? {},
    body: body ?? null,
  });
  const text = await stream.text();
  return { status: statusCode, headers: received, text, json: () => JSON.parse(text) as unknown };
}

/** Returns the status of an answer and, if the body has one, the error code: `409 STALE`. */
export function codeOf(answer: Answer): string {
  try {
    const { code } = answer.json() as { code?: string };
    return code === undefined ? String(answer.status) : `${answer.status} ${code}`;
  } catch {
    return String(answer.status);
  }
}
