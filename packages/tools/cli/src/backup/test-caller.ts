const admin = { email: 'super.admin@escale.test', password: 'Escale-Demo-2025!' };

export type Caller = ReturnType<typeof callerOf>;

/** Returns functions that call an API as its super administrator. */
export function callerOf(origin: string) {
  const call = async (method: string, address: string, token = '', body?: unknown, cookie = '') => {
    const answer = await fetch(`${origin}${address}`, {
      method,
      headers: { authorization: `Bearer ${token}`, cookie, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown>, cookies };
  };
  return {
    call,
    signIn: async () => {
      const { cookies } = await call('POST', '/api/auth/login', '', admin);
      const [mail] = (await call('GET', '/mailbox.json')).body as unknown as { code: string }[];
      const code = { email: admin.email, otpCode: mail?.code };
      const verified = await call('POST', '/api/auth/verify-otp', '', code, cookies.join('; '));
      if (verified.status !== 200) throw new Error(`sign-in: ${verified.status}`);
      return String(verified.body.accessToken);
    },
    /** Creates users one after another until stopped; records the names that the API has acknowledged. */
    writeOn: (token: string) => {
      const acknowledged: string[] = [];
      const waiting = new Map<number, () => void>();
      const reached = (count: number) =>
        new Promise<void>((resolve) => {
          if (acknowledged.length >= count) resolve();
          else waiting.set(count, resolve);
        });
      const writing = { continues: true };
      const run = async () => {
        for (let count = 1; writing.continues; count += 1) {
          const username = `drill${count}`;
          const person = { firstName: 'Awa', lastName: 'Koné', role: 'OPERATOR', username };
          const email = `${username}@escale.test`;
          const { status } = await call('POST', '/api/users', token, { ...person, email });
          if (status !== 201 && status !== 200) continue;
          acknowledged.push(username);
          waiting.get(acknowledged.length)?.();
        }
      };
      const done = run();
      return {
        acknowledged,
        /** Waits until the API has acknowledged `count` users. */
        until: (count: number) => Promise.race([reached(count), done]),
        stop: () => {
          writing.continues = false;
          return done;
        },
      };
    },
    namesOf: async (token: string) => {
      const { data } = (await call('GET', '/api/users', token)).body as { data: { username: string }[] };
      return data.map(({ username }) => username);
    },
  };
}
