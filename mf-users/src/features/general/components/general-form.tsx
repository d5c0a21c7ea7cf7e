import { type User } from '@escale/contracts';
import { Box, Flex, Grid, Stack } from '@escale/design-system';
import { ConfirmDialog } from '@escale/design-system/dialog';
import { Form, SubmitButton, TextField } from '@escale/design-system/forms';
import { useState } from 'react';
import { useMessages } from '../../../messages/catalogue';
import type { GeneralValues } from '../model/general-values';
import { useGeneralForm } from '../model/use-general-form';
import { AccountFacts } from './account-facts';
import { RoleAndStatus } from './role-and-status';
import { Section } from './section';
import { StaleNotice } from './stale-notice';

export interface GeneralFormProps {
  user: User;
  /** A save went well. */
  onSaved: () => void;
}

/** The general information, to edit: rules and messages of §5, a confirmation before the call. */
export function GeneralForm({ user, onSaved }: GeneralFormProps) {
  const { general } = useMessages();
  const { form, save, theirs, takeTheirs } = useGeneralForm(user, onSaved);
  const [asked, setAsked] = useState<GeneralValues | null>(null);

  return (
    <Stack gap="5">
      {theirs && <StaleNotice theirs={theirs} typed={form.watch()} onTakeTheirs={takeTheirs} />}
      <Form form={form} onSubmit={setAsked} label={general.form}>
        <Section title={general.identity}>
          <Grid gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5">
            <TextField name="firstName" label={general.firstName} autoComplete="off" />
            <TextField name="lastName" label={general.lastName} autoComplete="off" />
            <TextField name="email" type="email" label={general.email} autoComplete="off" />
            <TextField name="username" label={general.username} autoComplete="off" />
            <RoleAndStatus user={user} />
          </Grid>
          <Flex justifyContent="flex-end" marginBlockStart="6">
            <Box minWidth="12rem">
              <SubmitButton>{general.save}</SubmitButton>
            </Box>
          </Flex>
        </Section>
      </Form>
      <AccountFacts user={user} />
      <ConfirmDialog
        open={asked !== null}
        title={general.confirmTitle}
        confirmLabel={general.confirm}
        onConfirm={() => (asked === null ? undefined : save(asked))}
        onClose={() => setAsked(null)}
      >
        {general.confirmQuestion}
      </ConfirmDialog>
    </Stack>
  );
}
