import { fullName, getDenialReason, type User } from '@escale/contracts';
import { Alert, Flex, Section, Stack, Text } from '@escale/design-system';
import { LeaveGuard } from '@escale/design-system/dialog';
import { Form } from '@escale/design-system/forms';
import { useVocabulary } from '@escale/i18n';
import { useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useMessages } from '../../../messages/catalogue';
import { translateRule } from '../../../messages/translate-rule';
import { StaleNotice } from '../../../shared/stale-notice';
import { roleDenialText } from '../../../shared/role-denial';
import { useActor } from '../../../shared/use-actor';
import { differingValues } from '../../../shared/user-form/differing-values';
import { useUserForm } from '../../../shared/user-form/use-user-form';
import { formFields } from '../../../shared/user-form/user-values';
import { FormActions } from './form-actions';
import { FormColumns } from './form-columns';
import { RoleChoice } from './role-choice';
import { UserFields } from './user-fields';

export interface EditUserFormProps {
  user: User;
  /** Renders the avatar with the button to change it; a `reason` disables the button. */
  photo: (reason?: string) => ReactNode;
}

/** Renders the form for an existing user (§2 'User form'); a save leads to /users/{id}. */
export function EditUserForm({ user, photo }: EditUserFormProps) {
  const texts = useMessages();
  const { reasons } = texts.shared;
  const vocabulary = useVocabulary();
  const actor = useActor();
  const [saved, setSaved] = useState(false);
  const { form, save, conflict, serverValues, acceptServerValues } = useUserForm({
    user,
    fields: formFields,
    translate: translateRule,
    what: texts.form.recordOf(fullName(user)),
    failure: () => texts.form.failed,
    saved: () => texts.shared.updated,
    onSaved: () => setSaved(true),
  });
  const { isDirty, isSubmitting } = form.formState;
  const denied = getDenialReason('edit', actor, user);
  const reason = denied === null ? undefined : reasons[denied];
  const typed = form.watch();
  const labels = { ...texts.form, role: texts.form.roleSection };
  const differing = serverValues && differingValues(formFields, serverValues, typed, { labels, vocabulary });
  if (saved) return <Navigate to={`/users/${encodeURIComponent(user.id)}`} replace />;
  return (
    <Form form={form} onSubmit={save} label={texts.frame.editUser}>
      <Stack gap="5">
        {reason !== undefined && <Alert tone="info">{reason}</Alert>}
        {conflict && differing && (
          <StaleNotice
            userId={user.id}
            conflict={conflict}
            differing={differing}
            onAcceptServerValues={acceptServerValues}
          />
        )}
        <Text tone="muted">{texts.form.allRequired}</Text>
        <FormColumns
          aside={
            <RoleChoice actor={actor} current={user.role} unavailableReason={roleDenialText(actor, user)} />
          }
        >
          <Section title={texts.form.photo}>
            <Flex>{photo(reason)}</Flex>
          </Section>
          <UserFields readOnly={denied !== null} />
        </FormColumns>
        <FormActions label={texts.form.save} busy={isSubmitting} unavailableReason={reason} />
      </Stack>
      <LeaveGuard unsaved={isDirty} />
    </Form>
  );
}
