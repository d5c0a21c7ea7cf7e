import { Flex } from '../layout/primitives';
import { Spinner } from './spinner';

export interface PageSpinnerProps {
  /** What is being loaded; 'Chargement...' by default. */
  label?: string;
}

/** Takes the place of a page while its code or its data load (role `status`). */
export function PageSpinner({ label }: PageSpinnerProps) {
  return (
    <Flex justifyContent="center" padding="12">
      <Spinner label={label} size="lg" />
    </Flex>
  );
}
