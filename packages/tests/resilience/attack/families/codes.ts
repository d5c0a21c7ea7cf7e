import { codeOf } from '../http';
import { inParallel, inTurn, countText, type Attack, type AttackFamily } from '../attack';
import { addPerson, beginSignIn } from '../people';
import type { Target } from '../servers';
import { newVisitor, expectSuccess, type Visitor } from '../visitor';

const verifyCode = (
  visitor: Visitor,
  email: string,
  otpCode: unknown,
  headers: Record<string, string> = {},
) => visitor.call('POST', '/auth/verify-otp', { email, otpCode }, headers);

/** Returns `count` codes that differ from the right one. */
const wrongCodes = (right: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    String((Number(right) + 1 + index) % 1_000_000).padStart(6, '0'),
  );

async function pendingSignIn(target: Target) {
  const { credentials } = await addPerson(target);
  const visitor = newVisitor(target);
  return { visitor, credentials, code: await beginSignIn(target, visitor, credentials) };
}

const sequentialGuesses: Attack = {
  name: 'guess the code of a sign-in, one try after another',
  threat: 'a password alone opens an account',
  expected: 'three tries, then the right code is refused',
  provenBy: 'mock-api/src/auth/sign-in.test.ts: allows three attempts; then even the right code is rejected',
  run: async (target) => {
    const { visitor, credentials, code } = await pendingSignIn(target);
    await inTurn(wrongCodes(code, 3), (wrong) => verifyCode(visitor, credentials.email, wrong));
    const last = await verifyCode(visitor, credentials.email, code);
    return { isRepelled: last.status === 400, observation: `right code: ${codeOf(last)}` };
  },
};

const parallelGuesses: Attack = {
  name: 'guess the code of a sign-in, 50 tries at once',
  threat: 'a password alone opens an account',
  expected: 'three tries at most, then the right code is refused',
  provenBy: 'mock-api/src/auth/limits.test.ts: compares three of 50 concurrent guesses',
  run: async (target) => {
    const { visitor, credentials, code } = await pendingSignIn(target);
    const tries = await inParallel(50, (index) =>
      verifyCode(visitor, credentials.email, wrongCodes(code, 50)[index]),
    );
    const compared = tries.filter((answer) => codeOf(answer) === '400 OTP_INVALID').length;
    const last = await verifyCode(visitor, credentials.email, code);
    return {
      isRepelled: compared <= 3 && last.status === 400,
      observation: `${countText(tries.map(codeOf))}; right code: ${codeOf(last)}`,
    };
  },
};

const manySignIns: Attack = {
  name: 'guess codes over 20 sign-ins of one account',
  threat: 'each new sign-in gives three more tries',
  expected: 'at most 30 codes are compared in 15 minutes',
  provenBy: 'mock-api/src/auth/limits.test.ts: wrong codes are counted per account across sign-ins',
  run: async (target) => {
    const { credentials } = await addPerson(target);
    const answers = await inTurn(Array.from({ length: 20 }), async () => {
      const visitor = newVisitor(target);
      const login = await visitor.call('POST', '/auth/login', { ...credentials, remember: false });
      if (login.status !== 200) return [login];
      return inTurn(['000000', '000001', '000002'], (wrong) => verifyCode(visitor, credentials.email, wrong));
    });
    const codes = answers.flat().map(codeOf);
    const compared = codes.filter((code) => /OTP_INVALID|OTP_EXHAUSTED/.test(code)).length;
    return { isRepelled: compared <= 30, observation: `${compared} compared (${countText(codes)})` };
  },
};

const codeReplay: Attack = {
  name: 'use one right code 20 times at once, and again',
  threat: 'an overheard code opens a second session',
  expected: 'one sign-in',
  provenBy: 'mock-api/src/auth/limits.test.ts: signs in with one of 20 concurrent correct codes',
  run: async (target) => {
    const { visitor, credentials, code } = await pendingSignIn(target);
    const cookies = new Map(visitor.cookies);
    const answers = await inParallel(20, () => verifyCode(visitor, credentials.email, code));
    visitor.cookies = cookies;
    answers.push(await verifyCode(visitor, credentials.email, code));
    const opened = answers.filter(({ status }) => status === 200).length;
    return { isRepelled: opened === 1, observation: countText(answers.map(codeOf)) };
  },
};

const repeatedIdempotencyKey: Attack = {
  name: 'repeat a code under its key: in its browser, in another one, under another key, and once its session was used',
  threat: 'a lost answer costs the sign-in; or its key opens further sessions',
  expected: 'the one session again in its browser while it is unused, else 400',
  run: async (target) => {
    const { visitor, credentials, code } = await pendingSignIn(target);
    const before = new Map(visitor.cookies);
    const [key, other] = ['"c5a1e0c4b7b14c7d8a5e"', '"0f0f0f0f0f0f0f0f0f0f"'].map((one) => ({
      'idempotency-key': one,
    }));
    const again = async (headers = key, cookies = before) => {
      visitor.cookies = new Map(cookies);
      return (await verifyCode(visitor, credentials.email, code, headers)).status;
    };
    const accepted = [await again(), await again()];
    await expectSuccess(visitor.call('POST', '/auth/refresh', {}));
    const refused = [await again(), await again(other), await again(key, new Map())];
    const isRepelled = accepted.every((one) => one === 200) && refused.every((one) => one === 400);
    return { isRepelled, observation: [...accepted, ...refused].join(', ') };
  },
};

const foreignSignIn: Attack = {
  name: "use a code in another user's sign-in, without cookie, or in odd forms",
  threat: 'a code is not bound to its sign-in',
  expected: 'each is refused with 4xx',
  run: async (target) => {
    const [mine, theirs] = [await pendingSignIn(target), await pendingSignIn(target)];
    const fullWidth = mine.code.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));
    const odd = [
      [mine.code],
      { $ne: '' },
      null,
      true,
      '',
      `${mine.code}\u0000`,
      fullWidth,
      ` ${mine.code}`.repeat(2),
    ];
    const answers = [
      await verifyCode(theirs.visitor, theirs.credentials.email, mine.code),
      await verifyCode(newVisitor(target), mine.credentials.email, mine.code),
      await verifyCode(mine.visitor, theirs.credentials.email, mine.code),
      ...(await inTurn(odd, (value) => verifyCode(newVisitor(target), mine.credentials.email, value))),
    ];
    const isRepelled = answers.every(({ status }) => status >= 400 && status < 500);
    return { isRepelled, observation: countText(answers.map(({ status }) => status)) };
  },
};

const codeFlood: Attack = {
  name: 'ask for 30 new codes at once',
  threat: 'a mailbox is flooded; the tries start again',
  expected: 'none within the cooldown',
  provenBy: 'mock-api/src/auth/sign-in.test.ts: waits 60 seconds, then replaces the old code by a new one',
  run: async (target) => {
    const { visitor, credentials } = await pendingSignIn(target);
    const { email } = credentials;
    const answers = await inParallel(30, () => visitor.call('POST', '/auth/resend-otp', { email }));
    return {
      isRepelled: answers.every(({ status }) => status === 429),
      observation: countText(answers.map(({ status }) => status)),
    };
  },
};

const mailFlood: Attack = {
  name: 'sign in 40 times with the right password',
  threat: 'a mailbox is flooded with codes',
  expected: 'at most 15 mails in 15 minutes',
  provenBy:
    'mock-api/src/auth/limits.test.ts: ten are sent without a finished sign-in, then the next must wait',
  run: async (target) => {
    const { credentials } = await addPerson(target);
    const before = await target.mailbox.count(credentials.email);
    const answers = await inTurn(Array.from({ length: 40 }), () =>
      newVisitor(target).call('POST', '/auth/login', { ...credentials, remember: false }),
    );
    const mails = (await target.mailbox.count(credentials.email)) - before;
    return {
      isRepelled: mails <= 15,
      observation: `${mails} mails (${countText(answers.map(({ status }) => status))})`,
    };
  },
};

export const codeAttacks: AttackFamily = {
  name: 'one-time codes',
  attacks: [
    sequentialGuesses,
    parallelGuesses,
    manySignIns,
    codeReplay,
    repeatedIdempotencyKey,
    foreignSignIn,
    codeFlood,
    mailFlood,
  ],
};
