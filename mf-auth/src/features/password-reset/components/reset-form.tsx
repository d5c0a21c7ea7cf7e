import { PasswordStrength, useNewPasswordForm } from '@escale/user-ui';
import { limits, passwordStrength } from '@escale/contracts';
import { PageHeading, Stack, Text, usePageTitle } from '@escale/design-system';
import { Form, PasswordField, SubmitButton } from '@escale/design-system/forms/core';
import { useMessages } from '../../../messages/catalogue';
import { translateRule } from '../../../messages/translate-rule';
import { useSetPassword } from '../model/use-set-password';

export interface ResetFormProps {
  token: string;
  isInvitation: boolean;
  /** True if the form completes a sign-in that requires a new password. */
  isRequired: boolean;
}

/** Renders the form for the new password and its confirmation. For an invitation, the form activates the account. */
export function ResetForm({ token, isInvitation, isRequired }: ResetFormProps) {
  const { reset } = useMessages();
  const setPassword = useSetPassword();
  const title = isInvitation ? reset.activationTitle : reset.title;
  const intro = isRequired ? reset.requiredIntro : reset.intro;
  usePageTitle(title);
  const { form, password } = useNewPasswordForm(translateRule);

  const handleSubmit = async (values: { password: string }) => {
    const message = await setPassword({ token, password: values.password, isInvitation });
    if (message !== null) form.setServerError('password', message);
  };

  return (
    <Form form={form} onSubmit={handleSubmit} label={title}>
      <Stack gap="5">
        <Stack gap="1.5">
          <PageHeading>{title}</PageHeading>
          <Text tone="muted">{isInvitation ? reset.activationIntro : intro}</Text>
        </Stack>
        <PasswordField
          name="password"
          label={reset.password}
          autoComplete="new-password"
          focusFirst
          showLabel={reset.showPassword}
          hideLabel={reset.hidePassword}
        />
        <PasswordStrength password={password} />
        <PasswordField
          name="confirmPassword"
          label={reset.confirmation}
          autoComplete="new-password"
          showLabel={reset.showConfirmation}
          hideLabel={reset.hideConfirmation}
        />
        <SubmitButton disabled={passwordStrength(password) < limits.resetMinStrength}>
          {isInvitation ? reset.activationSubmit : reset.submit}
        </SubmitButton>
      </Stack>
    </Form>
  );
}
