import { Flex } from '../layout/primitives';
import { Spinner } from './spinner';

export interface PageSpinnerProps {
  /** Label of the pending work; 'Chargement...' by default. */
  label?: string;
}

/** Renders a spinner instead of a page while its code or data loads (role `status`). */
export function PageSpinner({ label }: PageSpinnerProps) {
  return (
    <Flex justifyContent="center" padding="12">
      <Spinner label={label} size="lg" />
    </Flex>
  );
}
