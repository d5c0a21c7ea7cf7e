import { useDeferredValue, type ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { Box, Text } from '../layout/primitives';
import { Breadcrumb, type BreadcrumbItem } from './breadcrumb';
import { PageHeading } from './page-heading';
import { usePageTitle } from './use-page-title';
import { lowWindow } from '../theme/low-window';
import { styled } from '../theme/styled';

export interface PageFrameProps {
  /** Title of the page and of the browser tab. */
  title: string;
  breadcrumb?: readonly BreadcrumbItem[];
  /** Custom header that replaces the title row. Must contain a `PageHeading` with the title. */
  heading?: ReactNode;
  /** A sentence under the title. */
  description?: ReactNode;
  /** A counter or state beside the title. */
  badge?: ReactNode;
  /** Buttons and links at the end of the title row; on a phone, beside the breadcrumb if they fit. */
  actions?: ReactNode;
  /** A link back, after the actions; on a phone, the link stays beside a title without a badge. */
  back?: ReactNode;
  /** Allows a width of 1680 px instead of 1320, for a page that is mainly a table. */
  wide?: boolean;
  children?: ReactNode;
}

export const PageBounds = styled('div', {
  base: {
    width: 'full',
    maxWidth: 'content',
    marginInline: 'auto',
    paddingBlock: { base: '4', sm: '5' },
    paddingInline: { base: '4', sm: '5', md: '7' },
    [lowWindow]: { paddingBlock: '2.5' },
  },
  variants: { wide: { true: { maxWidth: 'table' } } },
});

const Head = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2.5',
    marginBlockEnd: '3',
    [lowWindow]: { marginBlockEnd: '2' },
    '& > nav': { flex: { base: '1 1 auto', sm: '0 0 100%' }, alignSelf: 'center' },
    '& > nav > ol': {
      marginBlockEnd: { base: '0', sm: '-0.5' },
      [lowWindow]: { marginBlockEnd: { base: '0', sm: '-2' } },
    },
  },
  variants: {
    described: { true: { marginBlockEnd: { base: '4', sm: '5' }, [lowWindow]: { marginBlockEnd: '3' } } },
  },
});

/** Groups the title with its buttons for screen readers; its children are laid out by `Head`. */
const Header = styled('header', { base: { display: 'contents' } });

const TopRow = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '2',
    marginBlockEnd: { base: '2', sm: '4' },
    '& > nav > ol': { marginBlockEnd: '0' },
  },
});

const Row = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2.5', minWidth: '0' },
});

/** On a phone, a long title wraps beside the icon of the back link, for which it leaves room. */
const Title = styled('div', {
  base: {
    minWidth: '0',
    flex: { base: '1 1 calc(100% - 4.5rem)', sm: '1 1 auto' },
    order: { base: 1, sm: 0 },
  },
});

/**
 * Limits the description on a phone to less than the full width. A sentence that just fits on a line in the fallback typeface could
 * wrap when Inter loads, shift the content below, and count as a new largest contentful paint.
 */
const descriptionWrapping = { maxWidth: { base: '20rem', sm: 'none' }, textWrap: 'balance' };

/**
 * Renders the frame of a page (breadcrumb, title, actions) and its content. After a navigation to a new page the frame appears
 * first, and React renders the content without blocking input. On a first load, frame and content are rendered together; the
 * same applies when the user goes back, since the scroll position is then restored.
 */
export function PageFrame(props: PageFrameProps) {
  const { title, breadcrumb, heading, description, badge, actions, back, wide = false, children } = props;
  const isNewPage = useNavigationType() === NavigationType.Push;
  const isWhole = useDeferredValue(true, !isNewPage);
  usePageTitle(title);
  const trail = breadcrumb && breadcrumb.length > 0 && <Breadcrumb items={breadcrumb} />;
  if (heading !== undefined) {
    return (
      <PageBounds wide={wide}>
        <TopRow>
          {trail}
          {(actions !== undefined || back !== undefined) && (
            <Row>
              {actions}
              {back}
            </Row>
          )}
        </TopRow>
        {heading}
        {isWhole && children}
      </PageBounds>
    );
  }
  return (
    <PageBounds wide={wide}>
      <Head
        described={description !== undefined}
        alignItems={description === undefined ? 'center' : 'flex-start'}
      >
        {trail}
        <Header>
          <Title>
            <Row>
              <PageHeading>{title}</PageHeading>
              {badge}
            </Row>
            {description !== undefined && (
              <Text as="div" tone="muted" fontSize="lg" marginBlockStart="1.5" {...descriptionWrapping}>
                {description}
              </Text>
            )}
          </Title>
          {actions !== undefined && (
            <Row order={{ base: trail ? 0 : 2, sm: 0 }}>
              {actions}
              {badge !== undefined && back}
            </Row>
          )}
          {(actions === undefined || badge === undefined) && back && (
            <Box order={{ base: 1, sm: 0 }}>{back}</Box>
          )}
        </Header>
      </Head>
      {isWhole && children}
    </PageBounds>
  );
}
