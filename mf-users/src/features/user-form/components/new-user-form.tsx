import { limits } from '@escale/contracts';
import { Alert, Stack, Text } from '@escale/design-system';
import { LeaveGuard } from '@escale/design-system/dialog';
import { Form } from '@escale/design-system/forms';
import { Navigate } from 'react-router-dom';
import { useMessages } from '../../../messages/catalogue';
import { createdUserState } from '../../../shared/created-user';
import { useActor } from '../../../shared/use-actor';
import { useCreateForm } from '../model/use-create-form';
import { FormActions } from './form-actions';
import { FormColumns } from './form-columns';
import { RoleChoice } from './role-choice';
import { UserFields } from './user-fields';

/**
 * Renders the form for a new user, who sets a password through the invitation (§2 'User form'). Leads to /users once the user is
 * created.
 */
export function NewUserForm() {
  const texts = useMessages();
  const actor = useActor();
  const { form, submit, createdId, hasNoProposal } = useCreateForm();
  const { isDirty, isSubmitting } = form.formState;
  if (createdId !== undefined) return <Navigate to="/users" replace state={createdUserState(createdId)} />;
  return (
    <Form form={form} onSubmit={submit} label={texts.frame.newUser}>
      <Stack gap="4">
        <Text tone="muted">{texts.form.allRequired}</Text>
        <FormColumns
          aside={
            <>
              <RoleChoice actor={actor} />
              <Alert tone="info" icon="mail" title={texts.form.invitationTitle}>
                {texts.form.invitation(limits.invitationLinkHours)}
              </Alert>
            </>
          }
        >
          <UserFields
            focusFirst
            readOnly={false}
            usernameHint={hasNoProposal ? texts.form.usernameToType : texts.form.usernameHint}
          />
        </FormColumns>
        <FormActions label={texts.form.create} busy={isSubmitting} />
      </Stack>
      <LeaveGuard unsaved={isDirty} />
    </Form>
  );
}
