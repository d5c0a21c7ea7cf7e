import { Card, Heading } from '@escale/design-system';
import type { ReactNode } from 'react';

/** A titled panel of the general information. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title}>
      <Heading as="h3" size="sm" marginBlockEnd="4">
        {title}
      </Heading>
      {children}
    </Card>
  );
}
