import { useEffect, useState } from 'react';
import { useLatest } from './use-latest';

const pauseMs = 200;

/** What is being typed, handed on after a pause; it follows the address when that changes from outside. */
export function useSearchDraft(query: string, onQuery: (query: string) => void) {
  const [state, setState] = useState({ draft: query, seen: query, sent: query });
  let { draft } = state;
  if (state.seen !== query) {
    // The address may answer with an older text of this field while more is being typed.
    if (query !== state.sent) draft = query;
    setState({ draft, seen: query, sent: query });
  }
  const send = useLatest((text: string) => {
    setState({ draft: text, seen: query, sent: text });
    onQuery(text);
  });
  useEffect(() => {
    if (draft === query) return undefined;
    const timer = setTimeout(() => send.current(draft), pauseMs);
    return () => clearTimeout(timer);
  }, [draft, query, send]);
  return {
    draft,
    setDraft: (next: string) => setState({ ...state, draft: next }),
    clear: () => send.current(''),
  };
}
