import { PasswordStrength, useNewPasswordForm } from '@escale/user-ui';
import { isApiError } from '@escale/api-client';
import { useCurrentUser, useSessionActions } from '@escale/auth';
import { fullName, type User } from '@escale/contracts';
import { Alert, Box, Button, Flex, Grid, notify, Section, Stack, styled } from '@escale/design-system';
import { ConfirmDialog } from '@escale/design-system/dialog';
import { Form, PasswordField } from '@escale/design-system/forms';
import { useState, type ReactNode } from 'react';
import { useMessages } from '../../../messages/catalogue';
import { translateRule } from '../../../messages/translate-rule';
import { useChangePassword } from '../api/change-password';
import { PasswordRequirement } from './password-requirement';
import { ResetLink } from './reset-link';

const Summary = styled('summary', { base: { cursor: 'pointer', fontSize: 'sm', marginBlockEnd: '4' } });

export interface PasswordFormProps {
  user: User;
  /** Why the password cannot be changed. */
  unavailableReason: string | undefined;
  /** True to focus the first field, for example when a new password is required. */
  focusFirst?: boolean | undefined;
}

/**
 * Renders the form for a new password, typed twice (§5 'Password change'), with the warning that all sessions end. For another
 * user, a mailed link is offered first, so that only that user knows the password; the password fields are collapsed.
 */
export function PasswordForm({ user, unavailableReason, focusFirst = false }: PasswordFormProps) {
  const { security } = useMessages();
  const own = useCurrentUser().id === user.id;
  // An invited user gets no reset link: the page header has a button that sends the invitation again.
  const hasLink = !own && !user.invitationPending;
  const { signOut } = useSessionActions();
  const change = useChangePassword(user.id);
  const [asked, setAsked] = useState<string | null>(null);
  const { form, password } = useNewPasswordForm(translateRule);
  const warning = own ? security.passwordWarningOwn : security.passwordWarning;

  const handleConfirm = async () => {
    try {
      await change.mutateAsync(asked ?? '');
    } catch (error) {
      const text = isApiError(error) ? error.fields.password : undefined;
      if (text !== undefined) form.setServerError('password', text);
      return;
    }
    form.reset();
    notify.success(security.changed, { duration: 4_000 });
    if (own) await signOut();
  };

  return (
    <Section title={security.passwordTitle}>
      <Stack gap="5">
        {hasLink && <ResetLink user={user} unavailableReason={unavailableReason} />}
        {hasLink && user.passwordChangeRequired !== undefined && (
          <PasswordRequirement user={user} unavailableReason={unavailableReason} />
        )}
        <CollapsibleFields isCollapsible={hasLink} summary={security.typeInstead}>
          <Stack gap="4">
            <Alert tone="warn">{warning}</Alert>
            <Form form={form} onSubmit={(values) => setAsked(values.password)} label={security.passwordTitle}>
              <Grid gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap="6">
                <Stack gap="5">
                  <PasswordField
                    name="password"
                    label={security.password}
                    autoComplete="new-password"
                    showLabel={security.showPassword}
                    hideLabel={security.hidePassword}
                    focusFirst={focusFirst}
                  />
                  <PasswordField
                    name="confirmPassword"
                    label={security.confirmation}
                    autoComplete="new-password"
                    showLabel={security.showConfirmation}
                    hideLabel={security.hideConfirmation}
                  />
                </Stack>
                <PasswordStrength password={password} />
              </Grid>
              <Flex justifyContent="flex-end" marginBlockStart="5">
                <Box minWidth="12rem">
                  <Button
                    type="submit"
                    variant="primary"
                    size="lg"
                    fullWidth
                    unavailableReason={unavailableReason}
                  >
                    {security.change}
                  </Button>
                </Box>
              </Flex>
            </Form>
          </Stack>
        </CollapsibleFields>
      </Stack>
      <ConfirmDialog
        open={asked !== null}
        title={security.changeTitle}
        tone="danger"
        confirmLabel={security.change}
        onConfirm={handleConfirm}
        onClose={() => setAsked(null)}
      >
        <p>{security.changeQuestion(fullName(user))}</p>
        <p>{warning}</p>
      </ConfirmDialog>
    </Section>
  );
}

function CollapsibleFields({
  isCollapsible,
  summary,
  children,
}: {
  isCollapsible: boolean;
  summary: string;
  children: ReactNode;
}) {
  if (!isCollapsible) return children;
  return (
    <details>
      <Summary>{summary}</Summary>
      {children}
    </details>
  );
}
