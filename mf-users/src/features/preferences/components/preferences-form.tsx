import { useCurrentUser } from '@escale/auth';
import {
  storedPreferencesSchema,
  type Language,
  type StoredPreferences,
  type UserPreferences,
} from '@escale/contracts';
import { Box, Button, Flex, notify, Stack } from '@escale/design-system';
import { Form, useSchemaForm } from '@escale/design-system/forms';
import { knownLocale, useLocale } from '@escale/i18n';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../messages/catalogue';
import { StaleNotice } from '../../../shared/stale-notice';
import { useSavedForm } from '../../../shared/use-saved-form';
import { useSavePreferences } from '../api/save-preferences';
import { differingPreferences } from '../model/differing-preferences';
import { editablePreferences } from '../model/editable-preferences';
import { PreferenceFields } from './preference-fields';

export interface PreferencesFormProps {
  userId: string;
  preferences: UserPreferences;
  /** Text of the toast after a failed save, if the server sends none (§8). */
  failure: string;
  /** Why nothing can be changed. */
  unavailableReason?: string | undefined;
  onSaved?: (() => void) | undefined;
}

/**
 * Returns a function that announces a save with a toast. If the save changes the user's own language, the toast waits until the
 * page is in that language.
 */
function useSavedToast(userId: string) {
  const { saved } = useMessages().preferences;
  const { language } = useLocale();
  const isOwn = useCurrentUser().id === userId;
  const awaitedLanguage = useRef<Language>(null);
  useEffect(() => {
    if (awaitedLanguage.current !== language) return;
    awaitedLanguage.current = null;
    notify.success(saved);
  });
  return (chosen: Language) => {
    if (isOwn && chosen !== language) awaitedLanguage.current = chosen;
    else notify.success(saved);
  };
}

/**
 * Renders the form for a user's preferences; the save button is disabled until something changes
 * (§5). A save overwrites only the fields that the user has edited. If another person has saved
 * such a field meanwhile, the form first shows the saved value.
 */
export function PreferencesForm(props: PreferencesFormProps) {
  const { userId, preferences, failure, unavailableReason, onSaved } = props;
  const { preferences: m, permissions, detail } = useMessages();
  const save = useSavePreferences(userId, failure);
  const announceSaved = useSavedToast(userId);
  const form = useSchemaForm({
    schema: storedPreferencesSchema,
    defaultValues: editablePreferences(preferences),
    translate: (key) => key,
    what: detail.tab.preferences,
  });
  const { base, conflict, endConflict, acceptSaved } = useSavedForm({
    form,
    saved: preferences,
    valuesOf: editablePreferences,
  });
  const { isDirty, isSubmitting } = form.formState;
  const typed = form.watch();

  const handleSubmit = async (values: StoredPreferences) => {
    let saved: StoredPreferences;
    try {
      saved = await save.mutateAsync({ base, typed: values });
    } catch {
      return; // The mutation has shown the failure; the form keeps the choices.
    }
    endConflict();
    announceSaved(knownLocale(saved).language);
    onSaved?.();
  };

  return (
    <Form form={form} onSubmit={handleSubmit} label={m.form}>
      <Stack gap="5">
        {conflict && (
          <StaleNotice
            userId={userId}
            conflict={conflict}
            differing={differingPreferences(editablePreferences(base), typed, m, permissions.state)}
            onAcceptServerValues={acceptSaved}
          />
        )}
        <PreferenceFields values={typed} disabled={unavailableReason !== undefined} />
        <Flex justifyContent="flex-end">
          <Box minWidth="12rem">
            <Button
              type="submit"
              variant="primary"
              size="lg"
              fullWidth
              icon="save"
              disabled={!isDirty && unavailableReason === undefined}
              loading={isSubmitting}
              unavailableReason={unavailableReason}
            >
              {m.save}
            </Button>
          </Box>
        </Flex>
      </Stack>
    </Form>
  );
}
