import { useEffect, useState } from 'react';
import { useLatest } from './use-latest';

const pauseMs = 200;

interface Draft {
  draft: string;
  /** What the address held when it was last looked at. */
  seen: string;
  /** Texts of this field that the address has yet to answer with. */
  sent: readonly string[];
}

/** The address may answer with an older text of this field while more is being typed; any other text is followed. */
function follow({ draft, sent }: Draft, query: string): Draft {
  const answered = sent.indexOf(query);
  if (answered === -1) return { draft: query, seen: query, sent: [] };
  return { draft, seen: query, sent: sent.slice(answered + 1) };
}

/** What is being typed, handed on after a pause; it follows the address when that changes from outside. */
export function useSearchDraft(query: string, onQuery: (query: string) => void) {
  const [given, setState] = useState<Draft>({ draft: query, seen: query, sent: [] });
  const state = given.seen === query ? given : follow(given, query);
  if (state !== given) setState(state);
  const { draft } = state;
  const send = useLatest((text: string) => {
    setState((now) => ({ ...now, sent: [...now.sent, text] }));
    onQuery(text);
  });
  useEffect(() => {
    if (draft === query) return undefined;
    const timer = setTimeout(() => send.current(draft), pauseMs);
    return () => clearTimeout(timer);
  }, [draft, query, send]);
  const setDraft = (next: string) => setState((now) => ({ ...now, draft: next }));
  return {
    draft,
    setDraft,
    clear: () => {
      setDraft('');
      send.current('');
    },
  };
}
