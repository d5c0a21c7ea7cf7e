import { Button, Flex, usePageNavigate } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';

export interface FormActionsProps {
  label: string;
  busy: boolean;
  unavailableReason?: string | undefined;
}

/** Renders the cancel button, which leads to /users, and the submit button. */
export function FormActions({ label, busy, unavailableReason }: FormActionsProps) {
  const { form } = useMessages();
  const navigate = usePageNavigate();
  return (
    <Flex gap="3" flexDirection={{ base: 'column-reverse', sm: 'row' }} justifyContent="flex-end">
      <Button size="lg" disabled={busy} onClick={() => void navigate('/users')}>
        {form.cancel}
      </Button>
      <Button
        size="lg"
        type="submit"
        variant="primary"
        loading={busy}
        {...(unavailableReason !== undefined && { unavailableReason })}
      >
        {label}
      </Button>
    </Flex>
  );
}
