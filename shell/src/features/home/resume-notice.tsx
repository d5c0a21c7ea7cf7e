import { Alert, Button, ButtonLink, HStack } from '@escale/design-system';
import { useState } from 'react';
import { useMessages } from './messages/catalogue';

export interface ResumeNoticeProps {
  path: string;
  label: string;
  onDone: () => void;
}

/** Offers the address that was requested before the sign-in (readings, 'Sign-in'). */
export function ResumeNotice({ path, label, onDone }: ResumeNoticeProps) {
  const m = useMessages();
  const [open, setOpen] = useState(true);
  if (!open) return null;
  const dismiss = () => {
    setOpen(false);
    onDone();
  };
  return (
    <Alert
      tone="info"
      icon="refresh"
      action={
        <HStack gap="2">
          <Button size="sm" variant="ghost" onClick={dismiss}>
            {m.dismissResume}
          </Button>
          <ButtonLink size="sm" variant="secondary" to={path} onClick={onDone}>
            {m.resume}
          </ButtonLink>
        </HStack>
      }
    >
      {m.resumeBefore} <strong>{label}</strong> {m.resumeAfter}
    </Alert>
  );
}
