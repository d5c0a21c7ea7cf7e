import { usePageNavigate } from '@escale/design-system';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { readLinkView, readTokenFromQuery, type LinkView } from './link-view';

/**
 * Returns the view of the page at `path`. Moves the link from the address bar into the history entry, where it survives a reload.
 */
export function useLinkView(path: string): LinkView {
  const location = useLocation();
  const navigate = usePageNavigate();
  const { search } = location;

  useEffect(() => {
    const link = readTokenFromQuery(search);
    if (link !== null) void navigate(path, { replace: true, state: link });
  }, [search, navigate, path]);

  return readLinkView(location);
}
