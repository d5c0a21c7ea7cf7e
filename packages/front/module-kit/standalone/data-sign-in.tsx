import { failureText, isApiError, postJson } from '@escale/api-client';
import { useSessionActions } from '@escale/auth';
import {
  loginRequestSchema,
  loginResponseSchema,
  verifyOtpRequestSchema,
  verifyOtpResponseSchema,
  type LoginRequest,
  type LoginResponse,
  type VerifyOtpRequest,
} from '@escale/contracts';
import { Box, notify, PageFrame, Stack } from '@escale/design-system';
import { Form, PasswordField, SubmitButton, TextField, useSchemaForm } from '@escale/design-system/forms';
import { useState } from 'react';
import { useMessages } from './messages';

type SessionAnswer = Pick<LoginResponse, 'user' | 'accessToken'>;

/** Returns a function that awaits a step of the sign-in, then starts the session of the response, if any, or shows the failure. */
function useSignInStep() {
  const m = useMessages();
  const session = useSessionActions();
  return async <Answer extends SessionAnswer>(call: Promise<Answer>): Promise<Answer | null> => {
    try {
      const answer = await call;
      const { user, accessToken } = answer;
      if (user !== undefined && accessToken !== undefined) session.establish({ user, accessToken });
      return answer;
    } catch (error) {
      notify.error(isApiError(error) ? failureText(error, m.failed) : m.failed);
      return null;
    }
  };
}

function PasswordStep({ onCodeSent }: { onCodeSent: (email: string) => void }) {
  const m = useMessages();
  const step = useSignInStep();
  const form = useSchemaForm<LoginRequest>({
    schema: loginRequestSchema,
    defaultValues: { email: '', password: '', remember: false },
    translate: () => m.required,
  });
  const send = async (values: LoginRequest) => {
    const answer = await step(postJson('/auth/login', loginResponseSchema, values));
    if (answer?.requiresOTP === true) onCodeSent(values.email);
  };
  return (
    <Form form={form} onSubmit={send} label={m.title}>
      <Stack gap="5">
        <TextField name="email" label={m.email} type="email" autoComplete="username" />
        <PasswordField
          name="password"
          label={m.password}
          autoComplete="current-password"
          showLabel={m.showPassword}
          hideLabel={m.hidePassword}
        />
        <SubmitButton>{m.signIn}</SubmitButton>
      </Stack>
    </Form>
  );
}

function CodeStep({ email }: { email: string }) {
  const m = useMessages();
  const step = useSignInStep();
  const form = useSchemaForm<VerifyOtpRequest>({
    schema: verifyOtpRequestSchema,
    defaultValues: { email, otpCode: '' },
    translate: () => m.required,
  });
  return (
    <Form
      form={form}
      label={m.code}
      onSubmit={(values) => step(postJson('/auth/verify-otp', verifyOtpResponseSchema, values))}
    >
      <Stack gap="5">
        <TextField name="otpCode" label={m.code} inputMode="numeric" autoComplete="one-time-code" />
        <SubmitButton>{m.confirm}</SubmitButton>
      </Stack>
    </Form>
  );
}

/** Renders the sign-in to the real API whose data a standalone module shows: first the password, then the mailed code. */
export function DataSignIn() {
  const m = useMessages();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <PageFrame title={m.title} description={m.hint}>
      <Box maxWidth="30rem">
        {sentTo === null ? <PasswordStep onCodeSent={setSentTo} /> : <CodeStep email={sentTo} />}
      </Box>
    </PageFrame>
  );
}
