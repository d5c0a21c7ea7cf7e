import type { CreateUserRequest } from '@escale/contracts';
import { Alert, Box, Button } from '@escale/design-system';
import { useVocabulary } from '@escale/i18n';
import { useMessages } from '../../../messages/catalogue';
import { formFields } from '../model/form-values';

export interface StaleNoticeProps {
  /** What the server holds. */
  theirs: CreateUserRequest;
  /** What the form holds. */
  typed: CreateUserRequest;
  onTake: () => void;
}

/** Somebody else saved in between: their values where the form holds others, and both ways on. */
export function StaleNotice({ theirs, typed, onTake }: StaleNoticeProps) {
  const { form } = useMessages();
  const { roles } = useVocabulary();
  const labels = { ...form, role: form.roleSection };
  const differing = formFields.filter((field) => theirs[field] !== typed[field]);
  return (
    <Alert
      tone="warn"
      title={form.stale.title}
      action={
        <Button size="sm" onClick={onTake}>
          {form.stale.take}
        </Button>
      }
    >
      {differing.length === 0 ? form.stale.same : form.stale.text}
      <Box as="ul" paddingInlineStart="5" listStyleType="disc">
        {differing.map((field) => (
          <li key={field}>
            {form.stale.value(labels[field], field === 'role' ? roles[theirs.role] : theirs[field])}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
