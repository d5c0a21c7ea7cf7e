import type { Role } from '@escale/contracts';
import { useDeferredValue, useMemo, useState } from 'react';
import { useUsers } from '../../../api/users';
import { useMessages } from '../../../messages/catalogue';
import { useActor } from '../../../shared/use-actor';
import { checkPeople, parseRole, type CheckedPerson } from './check-people';
import { decodeFile } from './decode-file';
import { formatPeople, csvToLines, readPeople } from './read-people';

const maxFileBytes = 1_024 * 1_024;

const noUsers: readonly never[] = [];

/** Returns the list as typed, and its people. The people are computed at low priority, so that typing stays responsive. */
export function useInviteList() {
  const texts = useMessages();
  const actor = useActor();
  const { data: users, isError, isPending } = useUsers();
  const [text, setText] = useState('');
  const [role, setRole] = useState<Role>('OPERATOR');
  const [fileError, setFileError] = useState<string | null>(null);
  const settled = useDeferredValue(text);
  const people = useMemo(
    () =>
      checkPeople(
        readPeople(settled, (word) => parseRole(word) !== undefined),
        { texts, users: users ?? noUsers, actor, role },
      ),
    [settled, users, actor, role, texts],
  );

  const addFile = async (file: File) => {
    setFileError(file.size > maxFileBytes ? texts.invite.fileTooLarge : null);
    if (file.size > maxFileBytes) return;
    const bytes = await file.arrayBuffer().catch(() => null);
    if (bytes === null) return setFileError(texts.invite.fileUnreadable);
    const added = csvToLines(decodeFile(new Uint8Array(bytes)));
    setText((before) => (before.trim() === '' ? added : `${before.trimEnd()}\n\n${added}`));
  };

  /** Reduces the list to the people who were not invited and those with problems. */
  const keepUninvited = (left: readonly CheckedPerson[]) => {
    const kept = [...people.filter(({ faults }) => faults.length > 0), ...left];
    setText(formatPeople(kept.map(({ typed }) => typed)));
  };

  return {
    text,
    setText,
    role,
    setRole,
    fileError,
    addFile,
    keepUninvited,
    people,
    /** False while `people` lags behind the typed text, or the accounts are still loading. */
    isRead: settled === text && !isPending,
    hasNoUsers: isError && users === undefined,
  };
}
