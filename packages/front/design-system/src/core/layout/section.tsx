import { useId, type ReactNode } from 'react';
import { Card } from '../display/card';
import { Box, Flex, Heading, Text } from './primitives';

export interface SectionProps {
  title: string;
  /** A sentence under the title. */
  description?: ReactNode;
  /** A badge or button beside the title. */
  aside?: ReactNode;
  /** Level of the title; `h2` by default. */
  headingLevel?: 'h2' | 'h3';
  headingSize?: 'sm' | 'md';
  /** Spacing token between title and content; '4' by default on a card, '3' without one. */
  gap?: '2' | '3' | '4';
  /** Omits the card around the section, for a section that contains cards. */
  plain?: boolean;
  /** `group` for a part of a form, so that the section is no landmark. By default it is a landmark (role `region`). */
  role?: 'group';
  children: ReactNode;
}

/** Renders a titled part of a page on a card, as a landmark named by the title (role `region`). */
export function Section(props: SectionProps) {
  const { title, description, aside, headingLevel = 'h2', headingSize = 'sm', plain = false } = props;
  const { gap = plain ? '3' : '4', role, children } = props;
  const id = useId();
  const Root = plain ? Box : Card;
  const below = description === undefined ? gap : undefined;
  const heading = (
    <Heading
      id={id}
      as={headingLevel}
      size={headingSize}
      marginBlockEnd={aside === undefined ? below : undefined}
    >
      {title}
    </Heading>
  );
  return (
    <Root as={role === undefined ? 'section' : 'div'} role={role} aria-labelledby={id}>
      {aside === undefined ? (
        heading
      ) : (
        <Flex alignItems="center" flexWrap="wrap" gap="2.5" marginBlockEnd={below}>
          {heading}
          {aside}
        </Flex>
      )}
      {description !== undefined && (
        <Text as="div" tone="muted" fontSize="sm" marginBlockStart="0.5" marginBlockEnd={gap}>
          {description}
        </Text>
      )}
      {children}
    </Root>
  );
}
