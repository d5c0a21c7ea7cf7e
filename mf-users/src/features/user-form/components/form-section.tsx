import { Card, Heading } from '@escale/design-system';
import { useId, type ReactNode } from 'react';

export interface FormSectionProps {
  title: string;
  children: ReactNode;
}

/** A titled part of the form. */
export function FormSection({ title, children }: FormSectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Heading id={id} as="h2" size="sm" marginBlockEnd="4">
        {title}
      </Heading>
      {children}
    </Card>
  );
}
