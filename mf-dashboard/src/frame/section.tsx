import { Flex, Heading, styled } from '@escale/design-system';
import { useId, type ReactNode } from 'react';

const Root = styled('section', { base: { marginBlockEnd: { base: '6', md: '7' } } });

/** A named part of the dashboard. */
export function Section({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const headingId = useId();
  return (
    <Root aria-labelledby={headingId}>
      <Flex alignItems="center" flexWrap="wrap" gap="2.5" marginBlockEnd="3">
        <Heading id={headingId} size="sm">
          {title}
        </Heading>
        {aside}
      </Flex>
      {children}
    </Root>
  );
}
