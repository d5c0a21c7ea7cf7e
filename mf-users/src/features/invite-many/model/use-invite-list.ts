import type { Role } from '@escale/contracts';
import { useDeferredValue, useMemo, useState } from 'react';
import { useUsers } from '../../../api/users';
import { useMessages } from '../../../messages/catalogue';
import { useActor } from '../../../shared/use-actor';
import { checkPeople, roleOf, type CheckedPerson } from './check-people';
import { decodeFile } from './decode-file';
import { linesOf, linesOfCsv, readPeople } from './read-people';

const maxFileBytes = 1_024 * 1_024;

const nobody: readonly never[] = [];

/** Returns the list as typed, and the people on it. Names and problems are computed when the browser has time. */
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
        readPeople(settled, (word) => roleOf(word) !== undefined),
        { texts, users: users ?? nobody, actor, role },
      ),
    [settled, users, actor, role, texts],
  );

  const addFile = async (file: File) => {
    setFileError(file.size > maxFileBytes ? texts.invite.fileTooLarge : null);
    if (file.size > maxFileBytes) return;
    const bytes = await file.arrayBuffer().catch(() => null);
    if (bytes === null) return setFileError(texts.invite.fileUnreadable);
    const added = linesOfCsv(decodeFile(new Uint8Array(bytes)));
    setText((before) => (before.trim() === '' ? added : `${before.trimEnd()}\n\n${added}`));
  };

  /** Keeps the people not invited, and the faulty lines. */
  const keep = (left: readonly CheckedPerson[]) => {
    const kept = [...people.filter(({ faults }) => faults.length > 0), ...left];
    setText(linesOf(kept.map(({ typed }) => typed)));
  };

  return {
    text,
    setText,
    role,
    setRole,
    fileError,
    addFile,
    keep,
    people,
    /** The typed list has been read. */
    isRead: settled === text && !isPending,
    hasNoUsers: isError && users === undefined,
  };
}
