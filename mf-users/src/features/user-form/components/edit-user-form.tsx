import { getDenialReason, type User } from '@escale/contracts';
import { Alert, Flex, Section, Stack } from '@escale/design-system';
import { LeaveGuard } from '@escale/design-system/dialog';
import { Form } from '@escale/design-system/forms';
import { useVocabulary } from '@escale/i18n';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useMessages } from '../../../messages/catalogue';
import { StaleNotice } from '../../../shared/stale-notice';
import { roleDenialText } from '../../../shared/role-denial';
import { useActor } from '../../../shared/use-actor';
import { formFields } from '../model/form-values';
import { useEditForm } from '../model/use-edit-form';
import { FormActions } from './form-actions';
import { RoleChoice } from './role-choice';
import { UserFields } from './user-fields';

export interface EditUserFormProps {
  user: User;
  /** Draws the avatar's editor; with a reason why the picture cannot be changed. */
  photo: (reason?: string) => ReactNode;
}

/** An existing user (§2 'User form'). Goes to /users/{id} once saved. */
export function EditUserForm({ user, photo }: EditUserFormProps) {
  const texts = useMessages();
  const { reasons } = texts.shared;
  const { roles } = useVocabulary();
  const actor = useActor();
  const { form, submit, saved, serverValues, acceptServerValues } = useEditForm(user);
  const { isDirty, isSubmitting } = form.formState;
  const denied = getDenialReason('edit', actor, user);
  const reason = denied === null ? undefined : reasons[denied];
  const typed = form.watch();
  const labels = { ...texts.form, role: texts.form.roleSection };
  const differing =
    serverValues &&
    formFields
      .filter((field) => serverValues[field] !== typed[field])
      .map((field) => ({
        label: labels[field],
        value: field === 'role' ? roles[serverValues.role] : serverValues[field],
      }));
  if (saved) return <Navigate to={`/users/${encodeURIComponent(user.id)}`} replace />;
  return (
    <Form form={form} onSubmit={submit} label={texts.frame.editUser}>
      <Stack gap="5">
        {reason !== undefined && <Alert tone="info">{reason}</Alert>}
        {differing !== null && (
          <StaleNotice differing={differing} onAcceptServerValues={acceptServerValues} />
        )}
        <Section title={texts.form.photo}>
          <Flex>{photo(reason)}</Flex>
        </Section>
        <UserFields readOnly={denied !== null} />
        <RoleChoice actor={actor} unavailableReason={roleDenialText(actor, user)} />
        <FormActions label={texts.form.save} busy={isSubmitting} unavailableReason={reason} />
      </Stack>
      <LeaveGuard unsaved={isDirty} />
    </Form>
  );
}
