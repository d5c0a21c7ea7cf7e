import { Button } from '@escale/design-system';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';

export interface SubmitButtonProps {
  children: ReactNode;
  /** Not yet: something the user sees is still missing. */
  disabled?: boolean;
}

/** Sends the form around; busy while it is under way. */
export function SubmitButton({ children, disabled = false }: SubmitButtonProps) {
  const { isSubmitting } = useFormContext().formState;
  return (
    <Button type="submit" variant="primary" size="lg" fullWidth disabled={disabled} loading={isSubmitting}>
      {children}
    </Button>
  );
}
