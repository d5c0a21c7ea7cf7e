import { useCurrentUser } from '@escale/auth';
import { fullName, type User } from '@escale/contracts';
import { notify } from '@escale/design-system';
import { usePrintPage } from '@escale/design-system/data-table';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { historyQueryOptions } from '../features/activity/api/history';
import { useHistoryTable } from '../features/activity/model/use-history-table';
import { useFactLines } from '../features/general/model/use-fact-lines';
import { useRightsOf } from '../features/permissions/api/rights-of';
import { useRightsTable } from '../features/permissions/model/use-rights-table';
import { useMessages } from '../messages/catalogue';
import { usePrintMessages } from '../messages/print/catalogue';

export interface PrintUserProps {
  user: User;
  /** The print window, opened on the click; `null` if the browser blocked it. */
  target: Window | null;
  onDone: () => void;
}

/** Prints a user's page (facts, rights and history) once everything is loaded. */
export function PrintUser({ user, target, onDone }: PrintUserProps) {
  const { shared } = useMessages();
  const texts = usePrintMessages();
  const rights = useRightsOf({ id: user.id, role: user.role });
  const history = useQuery(historyQueryOptions(user.id));
  const print = usePrintPage(fullName(useCurrentUser()));
  const factLines = useFactLines();
  const rightsTable = useRightsTable();
  const historyTable = useHistoryTable();
  const isReady = rights.map !== undefined && history.isSuccess && !history.isFetching;
  const isOver = target === null || isReady || rights.isError || history.isError;

  const isDone = useRef(false);

  const finish = useEffectEvent(() => {
    isDone.current = true;
    if (target?.closed === true) {
      onDone();
      return;
    }
    if (rights.map !== undefined && history.data !== undefined) {
      const { entries, total } = history.data;
      print(target, {
        title: texts.title(fullName(user)),
        summary: factLines(user),
        content: rightsTable(rights.map),
        more: [{ title: texts.history(entries.length, total), content: historyTable(entries) }],
      });
    } else if (target === null) print(null, { title: '', summary: [], content: { headers: [], rows: [] } });
    else {
      target.close();
      notify.error(shared.loadFailed);
    }
    onDone();
  });
  useEffect(() => {
    if (isOver) finish();
  }, [isOver]);
  useEffect(
    () => () => {
      if (!isDone.current) target?.close();
    },
    [target],
  );
  return null;
}
