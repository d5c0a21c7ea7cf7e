import { userKeys } from '@escale/api-client';
import { ChangeList } from '@escale/user-ui/audit';
import type { User } from '@escale/contracts';
import { Box, Flex, Grid, Section, Stack } from '@escale/design-system';
import { ConfirmDialog } from '@escale/design-system/dialog';
import { Form, SubmitButton, TextField } from '@escale/design-system/forms';
import { useVocabulary } from '@escale/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../messages/catalogue';
import { StaleNotice } from '../../../shared/stale-notice';
import type { Conflict } from '../../../shared/use-saved-form';
import { changedValues, differingValues } from '../../../shared/user-form/differing-values';
import { useUserForm } from '../../../shared/user-form/use-user-form';
import { generalFields, userValues, type UserValues } from '../../../shared/user-form/user-values';
import { translateGeneralRule } from '../model/translate-general-rule';
import { AccountFacts } from './account-facts';
import { RoleAndStatus } from './role-and-status';

export interface GeneralFormProps {
  user: User;
  /**
   * Called with true at the first unsaved change, and with false once all changes are saved or
   * undone, or the form closes.
   */
  onUnsaved: (unsaved: boolean) => void;
  onSaved: () => void;
}

/** Renders the form for a user's general information, with the rules and messages of §5; asks for confirmation before saving. */
export function GeneralForm({ user, onUnsaved, onSaved }: GeneralFormProps) {
  const { general, detail } = useMessages();
  const vocabulary = useVocabulary();
  const client = useQueryClient();
  const { form, save, conflict, serverValues, acceptServerValues } = useUserForm({
    user,
    fields: generalFields,
    translate: translateGeneralRule,
    what: detail.tab.general,
    saved: () => general.saved,
    onSaved,
    onMissing: () => void client.invalidateQueries({ queryKey: userKeys.detail(user.id) }),
  });
  const [asked, setAsked] = useState<{ values: UserValues; conflict: Conflict | null } | null>(null);
  const { isDirty, dirtyFields } = form.formState;
  const changesFrom = (values: UserValues) =>
    changedValues(
      generalFields.filter((field) => dirtyFields[field]),
      { before: userValues(user), after: values },
      { labels: general, vocabulary },
    );

  useEffect(() => {
    onUnsaved(isDirty);
    return () => onUnsaved(false);
  }, [isDirty, onUnsaved]);

  return (
    <Stack gap="5">
      {conflict && serverValues && (
        <StaleNotice
          userId={user.id}
          conflict={conflict}
          differing={differingValues(generalFields, serverValues, form.watch(), {
            labels: general,
            vocabulary,
          })}
          onAcceptServerValues={acceptServerValues}
        />
      )}
      <Form form={form} onSubmit={(values) => setAsked({ values, conflict })} label={general.form}>
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
        // A conflict that arises while the dialog is open closes the dialog, so that the user sees the notice of the conflict.
        open={asked !== null && asked.conflict === conflict}
        title={general.confirmTitle}
        confirmLabel={general.confirm}
        onConfirm={() => (asked === null ? undefined : save(asked.values))}
        onClose={() => setAsked(null)}
      >
        <p>{general.confirmQuestion}</p>
        {asked && <ChangeList changes={changesFrom(asked.values)} />}
      </ConfirmDialog>
    </Stack>
  );
}
