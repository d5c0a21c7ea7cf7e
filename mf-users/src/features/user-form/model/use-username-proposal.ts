import type { CreateUserRequest } from '@escale/contracts';
import type { SchemaForm } from '@escale/design-system/forms';
import { useEffect, useRef } from 'react';
import { proposeUsername } from './propose-username';

/** Fills in a user name that follows the names, until somebody types another one. */
export function useUsernameProposal({ watch, getValues, setValue }: SchemaForm<CreateUserRequest>): void {
  const proposed = useRef('');
  const [firstName, lastName] = watch(['firstName', 'lastName']);
  useEffect(() => {
    const next = proposeUsername(firstName, lastName);
    if (next === proposed.current || getValues('username') !== proposed.current) return;
    proposed.current = next;
    setValue('username', next, { shouldDirty: true });
  }, [firstName, lastName, getValues, setValue]);
}
