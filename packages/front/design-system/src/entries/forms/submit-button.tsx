import { Button } from '../../core/actions/button';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';

export interface SubmitButtonProps {
  children: ReactNode;
  /** Disables the button while the form is visibly incomplete. */
  disabled?: boolean;
}

/** Renders the submit button of the surrounding form, which is busy while the form submits. */
export function SubmitButton({ children, disabled = false }: SubmitButtonProps) {
  const { isSubmitting } = useFormContext().formState;
  return (
    <Button type="submit" variant="primary" size="lg" fullWidth disabled={disabled} loading={isSubmitting}>
      {children}
    </Button>
  );
}
