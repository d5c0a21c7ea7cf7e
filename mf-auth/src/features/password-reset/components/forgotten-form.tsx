import { forgotPasswordRequestSchema, paths } from '@escale/contracts';
import { PageHeading, Stack, Text, TextLink } from '@escale/design-system';
import { Form, SubmitButton, TextField, useSchemaForm } from '@escale/design-system/forms/core';
import { showFailure } from '../../../failures/show-failure';
import { useMessages } from '../../../messages/catalogue';
import { useRequestReset } from '../api/request-reset';

export interface ForgottenPasswordFormProps {
  initialEmail: string;
  onSent: (email: string) => void;
}

/** Renders the form for the e-mail address that receives the link. */
export function ForgottenPasswordForm({ initialEmail, onSent }: ForgottenPasswordFormProps) {
  const { forgotten, rules, signIn } = useMessages();
  const requestReset = useRequestReset();
  const form = useSchemaForm({
    schema: forgotPasswordRequestSchema,
    defaultValues: { email: initialEmail },
    translate: (key) => (key === 'hiddenCharacter' ? rules.hiddenCharacter : forgotten.emailInvalid),
  });

  const handleSubmit = async ({ email }: { email: string }) => {
    try {
      await requestReset.mutateAsync(email);
      onSent(email);
    } catch (error) {
      showFailure(error, forgotten.sendFailed);
    }
  };

  return (
    <Form form={form} onSubmit={handleSubmit} label={forgotten.title} steady>
      <Stack gap="6">
        <Stack gap="1.5">
          <PageHeading>{forgotten.title}</PageHeading>
          <Text tone="muted">{forgotten.intro}</Text>
        </Stack>
        <TextField
          name="email"
          label={signIn.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          focusFirst
        />
        <SubmitButton>{forgotten.submit}</SubmitButton>
        <Text textAlign="center">
          <TextLink to={paths.login} state={{ email: initialEmail }}>
            {forgotten.backToSignIn}
          </TextLink>
        </Text>
      </Stack>
    </Form>
  );
}
