import { createUserRequestSchema, type CreateUserRequest } from '@escale/contracts';
import { notify } from '@escale/design-system';
import { useSchemaForm } from '@escale/design-system/forms';
import { useState } from 'react';
import { useMessages } from '../../../messages/catalogue';
import { translateRule } from '../../../messages/translate-rule';
import { showRefusedFields } from '../../../shared/user-form/refused-fields';
import { formFields } from '../../../shared/user-form/user-values';
import { useCreateUser } from '../api/create-user';
import { useUsernameProposal } from './use-username-proposal';

const warningToastMs = 5_000;

/** The initial values of a new user; the role is OPERATOR (§5). */
const emptyValues: CreateUserRequest = {
  firstName: '',
  lastName: '',
  email: '',
  username: '',
  role: 'OPERATOR',
};

/**
 * Returns the form of /users/add. `createdId` is set once the user exists; `hasNoProposal` is true if no user name can be proposed.
 */
export function useCreateForm() {
  const texts = useMessages().form;
  const createUser = useCreateUser();
  const [createdId, setCreatedId] = useState<string>();
  const form = useSchemaForm({
    schema: createUserRequestSchema,
    defaultValues: emptyValues,
    translate: translateRule,
    what: texts.newRecord,
  });

  const hasNoProposal = useUsernameProposal(form);

  const submit = async (values: CreateUserRequest) => {
    try {
      const { data, invitationSent } = await createUser.mutateAsync(values);
      if (invitationSent) notify.success(texts.created);
      else notify.warning(texts.createdWithoutMail, { duration: warningToastMs });
      setCreatedId(data.id);
    } catch (error) {
      showRefusedFields(form.setServerError, formFields, error);
    }
  };

  return { form, submit, createdId, hasNoProposal };
}
