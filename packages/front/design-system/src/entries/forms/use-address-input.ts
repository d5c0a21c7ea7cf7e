import { useEffect, useReducer } from 'react';
import { useLatest } from '../../core/hooks/use-latest';

const pauseMs = 200;

interface DraftState {
  draft: string;
  /** The value in the address at the last render. */
  lastValue: string;
  /** Values that this input has written, but that the address does not have yet. */
  pending: readonly string[];
}

/** Returns the state after a change of the address: the draft stays if this input wrote the value, else becomes the value. */
function followAddress({ draft, pending }: DraftState, value: string): DraftState {
  const arrived = pending.indexOf(value);
  if (arrived === -1) return { draft: value, lastValue: value, pending: [] };
  return { draft, lastValue: value, pending: pending.slice(arrived + 1) };
}

/**
 * Reducer that applies a change. `useState` is no alternative: React may apply its change at once
 * to the state of a render that it later abandons. Text typed while the address is being rendered
 * would be lost.
 */
const applyChange = (state: DraftState, change: (state: DraftState) => DraftState): DraftState =>
  change(state);

export interface AddressInput {
  /** The text in the input. */
  draft: string;
  /** Changes the draft, which the hook writes to the address after a pause of 200 ms. */
  setDraft: (draft: string) => void;
  /** Clears the draft and the value in the address at once. */
  clear: () => void;
}

/**
 * Returns the state of a text input whose value is in the address. The router updates the address asynchronously, so an input that
 * showed the address directly would lose keystrokes and its caret. The input shows a draft instead, which the hook writes to the
 * address after a pause. When something else changes the address (a link, the back button), the draft follows.
 * @param value the value in the address
 * @param onChange writes a value to the address
 */
export function useAddressInput(value: string, onChange: (value: string) => void): AddressInput {
  const [stored, change] = useReducer(applyChange, { draft: value, lastValue: value, pending: [] });
  const state = stored.lastValue === value ? stored : followAddress(stored, value);
  if (state !== stored) change(() => state);
  const { draft } = state;
  const write = useLatest((text: string) => {
    change((now) => ({ ...now, pending: [...now.pending, text] }));
    onChange(text);
  });
  useEffect(() => {
    if (draft === value) return undefined;
    const timer = setTimeout(() => write.current(draft), pauseMs);
    return () => clearTimeout(timer);
  }, [draft, value, write]);
  const setDraft = (next: string) => change((now) => ({ ...now, draft: next }));
  return {
    draft,
    setDraft,
    clear: () => {
      setDraft('');
      write.current('');
    },
  };
}
