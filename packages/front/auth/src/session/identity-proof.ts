/** The request for a fresh sign-in within a session (readings, 'Calls'): open until it is settled. */
export interface IdentityProof {
  /** Asks; resolves to whether the user has signed in again. Concurrent callers share the answer. */
  ask: () => Promise<boolean>;
  /** Answers the open request, if there is one. */
  settle: (given: boolean) => void;
  isAsked: () => boolean;
  /** Calls `onChange` when a request is opened or settled. Returns the unsubscribe function. */
  subscribe: (onChange: () => void) => () => void;
}

/** Creates the identity proof, without an open request. */
export function createIdentityProof(): IdentityProof {
  const listeners = new Set<() => void>();
  let answer: Promise<boolean> | null = null;
  let resolveAnswer: (given: boolean) => void = () => undefined;

  const tell = () => {
    for (const listener of listeners) listener();
  };

  return {
    ask: () => {
      if (answer !== null) return answer;
      const asked = new Promise<boolean>((resolve) => (resolveAnswer = resolve));
      answer = asked;
      tell();
      return asked;
    },
    settle: (given) => {
      if (answer === null) return;
      answer = null;
      tell();
      resolveAnswer(given);
    },
    isAsked: () => answer !== null,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
