import { setTimeout as pause } from 'node:timers/promises';
import { ConformanceError, type Accounts } from './accounts';
import { createContract, readApiDocument, type ApiDocument, type Contract } from './contract';
import { createMailbox, type Mailbox } from './mailbox';
import type { Report } from './report';
import { cookieName, cookieProblems, keepCookie, anonymousVisitor, type Visitor } from './visitor';

export interface SeenResponse {
  status: number;
  headers: Headers;
  body: unknown;
}

export interface Call {
  body?: unknown;
  form?: FormData;
  query?: string;
  headers?: Record<string, string>;
  /** Expected statuses; 200 by default. */
  expect?: readonly number[];
}

/** Ends a section of the suite: its remaining checks depend on the check that has failed. */
export class SectionAborted extends Error {
  override name = 'SectionAborted';
}

/** The statuses by which a server may refuse a wrong password, code or link, or input that breaks a rule (readings, 'Calls'). */
export const refusalStatuses = [400, 409, 422] as const;

/** One run of the suite against one server. */
export interface Run {
  document: ApiDocument;
  contract: Contract;
  accounts: Accounts;
  mailbox: Mailbox | undefined;
  /**
   * Names of the cookies that even `GET /health` sets. They belong to a load balancer, not to a
   * session.
   */
  foreignCookies: ReadonlySet<string>;
  /** The origin of the API, for the live connection. */
  origin: string;
  call: (who: Visitor | null, method: string, path: string, options?: Call) => Promise<SeenResponse>;
  check: (call: string, holds: boolean, problem: string) => void;
  part: (name: string, act: () => Promise<void>) => Promise<void>;
  notChecked: (what: string) => void;
  reportNotOffered: (what: string) => void;
  /** Waits until `holds` returns true. Resolves to false if that takes more than five seconds. */
  until: (holds: () => boolean) => Promise<boolean>;
  report: () => Report;
}

const callTimeoutMs = 20_000;
const effectWaitMs = 5_000;

export function createRun(url: string, accounts: Accounts): Run {
  const origin = new URL(url).origin;
  const document = readApiDocument();
  const contract = createContract(document);
  const found: Report = { url, differences: [], called: [], notOffered: [], notChecked: [], checks: 0 };
  const foreignCookies = new Set<string>();
  let during = '';
  const check: Run['check'] = (call, holds, problem) => {
    found.checks += 1;
    if (!holds) found.differences.push({ call, during, problem });
  };
  const once = (list: string[], what: string) => void (list.includes(what) || list.push(what));

  const call: Run['call'] = async (who, method, path, options = {}) => {
    const visitor = who ?? anonymousVisitor();
    const operation = contract.operationOf(method, path);
    const name = operation?.name ?? `${method} ${path}`;
    const answer = await fetch(`${origin}/api${path}${options.query ?? ''}`, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(callTimeoutMs),
      headers: headersOf(visitor, options),
      ...bodyOf(options),
    }).catch((error: unknown) => {
      check(name, false, `no answer: ${String((error as Error).cause ?? error)}`);
      throw new SectionAborted(name);
    });
    const bytes = await answer.arrayBuffer();
    const contentType = answer.headers.get('content-type') ?? '';
    const body = contentType.startsWith('application/json') ? parse(bytes) : undefined;
    const { status } = answer;
    const isMissing = operation?.operation['x-optional'] === true && [404, 405].includes(status);
    if (isMissing && options.expect?.includes(404) !== true) once(found.notOffered, name);
    else if (operation !== undefined) {
      once(found.called, name);
      const { expect = [200] } = options;
      const isExpected = expect.includes(status);
      check(name, isExpected, `status ${status} instead of ${expect.join(' or ')}`);
      const problems = isExpected ? contract.problemsOf({ method, path, status, contentType, body }) : [];
      for (const problem of problems) check(name, false, `${status}: ${problem}`);
      found.checks += 1;
    }
    for (const line of answer.headers.getSetCookie()) {
      if (path === '/health') foreignCookies.add(cookieName(line));
      if (!foreignCookies.has(cookieName(line)))
        for (const problem of cookieProblems(line, origin.startsWith('https:'))) check(name, false, problem);
      keepCookie(visitor, line);
    }
    return { status, headers: answer.headers, body };
  };

  const part: Run['part'] = async (name, act) => {
    during = name;
    try {
      await act();
    } catch (error) {
      if (error instanceof ConformanceError) throw error;
      if (!(error instanceof SectionAborted)) check('the suite', false, String(error));
    }
  };

  const until: Run['until'] = async (holds) => {
    for (const end = Date.now() + effectWaitMs; !holds() && Date.now() < end; await pause(20));
    return holds();
  };

  return {
    document,
    contract,
    accounts,
    foreignCookies,
    mailbox: accounts.mailbox === undefined ? undefined : createMailbox(accounts.mailbox),
    origin,
    call,
    check,
    part,
    until,
    notChecked: (what) => once(found.notChecked, what),
    reportNotOffered: (what) => once(found.notOffered, what),
    report: () => found,
  };
}

function headersOf({ cookies, token }: Visitor, { body, headers }: Call): Record<string, string> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(cookie !== '' && { cookie }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...headers,
  };
}

function bodyOf({ body, form }: Call) {
  if (form !== undefined) return { body: form };
  return body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
}

function parse(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
