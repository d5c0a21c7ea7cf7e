import { useEffect, useReducer } from 'react';
import { useLatest } from '../../core/hooks/use-latest';

const pauseMs = 200;

interface State {
  draft: string;
  /** The address value of the last render. */
  seen: string;
  /** Values written by this input and not yet in the address. */
  pending: readonly string[];
}

/** Returns the state for a new value of the address: one written by this input leaves the draft, any other replaces it. */
function follow({ draft, pending }: State, value: string): State {
  const arrived = pending.indexOf(value);
  if (arrived === -1) return { draft: value, seen: value, pending: [] };
  return { draft, seen: value, pending: pending.slice(arrived + 1) };
}

/**
 * A reducer, since `useState` computes a change eagerly from the last rendered state, even of an abandoned render: text typed while
 * the address is being rendered would be lost.
 */
const applyChange = (state: State, change: (state: State) => State): State => change(state);

export interface AddressInput {
  /** The value of the text input. */
  draft: string;
  /** Updates the draft; it is written to the address after a pause of 200 ms. */
  setDraft: (draft: string) => void;
  /** Clears input and address at once. */
  clear: () => void;
}

/**
 * Returns the state of a text input bound to the address. The router is asynchronous, so an input bound to the address itself loses
 * keystrokes and its caret; this one keeps a draft, writes it after a pause and follows the address when that changes for another
 * reason (a link, the back button, another filter).
 * @param value the value in the address
 * @param onChange writes a value to the address
 */
export function useAddressInput(value: string, onChange: (value: string) => void): AddressInput {
  const [stored, change] = useReducer(applyChange, { draft: value, seen: value, pending: [] });
  const state = stored.seen === value ? stored : follow(stored, value);
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
