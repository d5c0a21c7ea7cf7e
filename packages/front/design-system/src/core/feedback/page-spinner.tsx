import { Flex } from '../layout/primitives';
import { Spinner } from './spinner';

export interface PageSpinnerProps {
  /** What is loading; 'Chargement...' by default. */
  label?: string;
}

/** Renders a page-sized spinner while the page's code or data loads (role `status`). */
export function PageSpinner({ label }: PageSpinnerProps) {
  return (
    <Flex justifyContent="center" padding="12">
      <Spinner label={label} size="lg" />
    </Flex>
  );
}
