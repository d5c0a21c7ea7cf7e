import { Card, Heading, Stack, Text } from '@escale/design-system';
import { useId, type ReactNode } from 'react';

export interface SectionProps {
  title: string;
  hint: string;
  children: ReactNode;
}

/** A group of settings under its heading. */
export function Section({ title, hint, children }: SectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Heading id={id} as="h2" size="sm">
        {title}
      </Heading>
      <Text tone="muted" fontSize="sm" marginBlockStart="0.5" marginBlockEnd="4">
        {hint}
      </Text>
      <Stack gap="4">{children}</Stack>
    </Card>
  );
}
