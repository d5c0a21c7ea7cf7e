/** The request for a fresh sign-in within a session (readings, 'Calls'): open until it is settled. */
export interface IdentityProof {
  /**
   * Opens the request. Resolves to true once the user has signed in again, to false if the request is cancelled. Concurrent callers
   * share one request.
   */
  ask: () => Promise<boolean>;
  /** Settles the open request, if there is one. */
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

  const notifyListeners = () => {
    for (const listener of listeners) listener();
  };

  return {
    ask: () => {
      if (answer !== null) return answer;
      const asked = new Promise<boolean>((resolve) => (resolveAnswer = resolve));
      answer = asked;
      notifyListeners();
      return asked;
    },
    settle: (given) => {
      if (answer === null) return;
      answer = null;
      notifyListeners();
      resolveAnswer(given);
    },
    isAsked: () => answer !== null,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
