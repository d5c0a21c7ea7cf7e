import type { CreateUserRequest } from '@escale/contracts';
import type { SchemaForm } from '@escale/design-system/forms';
import { useEffect, useRef } from 'react';
import { proposeUsername } from '../../../shared/user-form/propose-username';

/**
 * Fills in a user name derived from the names, until the user types another user name. Returns true
 * if names are typed but yield no proposal.
 */
export function useUsernameProposal({ watch, getValues, setValue }: SchemaForm<CreateUserRequest>): boolean {
  const proposed = useRef('');
  const [firstName, lastName] = watch(['firstName', 'lastName']);
  const next = proposeUsername(firstName, lastName);
  useEffect(() => {
    if (next === proposed.current || getValues('username') !== proposed.current) return;
    proposed.current = next;
    setValue('username', next, { shouldDirty: true });
  }, [next, getValues, setValue]);
  return next === '' && (firstName + lastName).trim() !== '';
}
