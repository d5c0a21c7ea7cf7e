import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import { IconBadge } from '../display/icon-badge';
import type { IconName } from '../icon/icon';
import { Heading, Text } from '../layout/primitives';
import { useMessages } from '../messages';
import { PageHeading } from '../page/page-heading';
import { styled } from '../theme/styled';

const Root = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    textAlign: 'center',
    gap: '2',
    padding: 'min(3rem, 6vw) 1.5vw',
    maxWidth: '34rem',
    marginInline: 'auto',
  },
});

const BadgeSlot = styled('span', { base: { marginBlockEnd: '2' } });

const Actions = styled('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', sm: 'row' },
    flexWrap: { sm: 'wrap' },
    justifyContent: 'center',
    gap: '3',
    marginBlockStart: '4',
  },
});

interface StateProps {
  title: string;
  description?: ReactNode;
  icon?: IconName;
  /** Level of the title; `h2` by default. */
  headingLevel?: 'h1' | 'h2' | 'h3';
}

export interface EmptyStateProps extends StateProps {
  actions?: ReactNode;
}

/** Renders an empty state: a title and advice. An `h1` title is the heading of the page, and takes the focus after a navigation. */
export function EmptyState({
  title,
  description,
  icon = 'box',
  headingLevel = 'h2',
  actions,
}: EmptyStateProps) {
  return (
    <Root>
      <BadgeSlot>
        <IconBadge icon={icon} tone="neutral" size="xl" />
      </BadgeSlot>
      {headingLevel === 'h1' ? (
        <PageHeading>{title}</PageHeading>
      ) : (
        <Heading as={headingLevel}>{title}</Heading>
      )}
      {description !== undefined && (
        <Text as="div" tone="muted" textWrap="balance">
          {description}
        </Text>
      )}
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Root>
  );
}

export interface ErrorStateProps extends StateProps {
  /** Called by the retry button, which is shown only with this callback. */
  onRetry?: () => void;
  /** Label of the retry button; 'Réessayer' by default. */
  retryLabel?: string;
  retrying?: boolean;
  /** Buttons or links after the retry button. */
  actions?: ReactNode;
}

/** Renders an error state (role `alert`): what failed, why, and a retry button. */
export function ErrorState(props: ErrorStateProps) {
  const {
    title,
    description,
    icon = 'alert',
    headingLevel = 'h2',
    onRetry,
    retryLabel,
    retrying,
    actions,
  } = props;
  const texts = useMessages();
  return (
    <Root role="alert">
      <BadgeSlot>
        <IconBadge icon={icon} tone="bad" size="xl" />
      </BadgeSlot>
      <Heading as={headingLevel}>{title}</Heading>
      {description !== undefined && (
        <Text as="div" tone="muted" textWrap="balance">
          {description}
        </Text>
      )}
      {(onRetry ?? actions) && (
        <Actions>
          {onRetry && (
            <Button variant="primary" icon="refresh" onClick={onRetry} loading={retrying ?? false}>
              {retryLabel ?? texts.retry}
            </Button>
          )}
          {actions}
        </Actions>
      )}
    </Root>
  );
}
