import { useDeferredValue, type ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { Text } from '../layout/primitives';
import { Breadcrumb, type BreadcrumbItem } from './breadcrumb';
import { PageHeading } from './page-heading';
import { usePageTitle } from './use-page-title';
import { lowWindow } from '../theme/low-window';
import { styled } from '../theme/styled';

export interface PageFrameProps {
  /** Title of the page and of the browser tab. */
  title: string;
  breadcrumb?: readonly BreadcrumbItem[];
  /** Replaces the title row, for a page with a header of its own: contains a `PageHeading` with the title. */
  heading?: ReactNode;
  /** A sentence under the title. */
  description?: ReactNode;
  /** A counter or state beside the title. */
  badge?: ReactNode;
  /** Buttons and links at the end of the title row. */
  actions?: ReactNode;
  /** For a page that is a table: it uses more of a wide window. */
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

const Header = styled('header', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '3',
    marginBlockEnd: '3',
    [lowWindow]: { marginBlockEnd: '2' },
  },
});

const Top = styled('div', {
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

/** On a phone, a long title wraps beside a single icon button, which thus needs no line of its own. */
const Title = styled('div', { base: { minWidth: '0', flex: { base: '1 1 14rem', sm: '0 1 auto' } } });

/**
 * On a phone, a sentence that just fits would wrap again once the typeface loads, shift the content below it, and count as the
 * largest paint again.
 */
const onPhone = { maxWidth: { base: '20rem', sm: 'none' }, textWrap: 'balance' };

/**
 * Renders the frame of every page: breadcrumb, title, actions and content up to 1320 px wide, 1680 with `wide`. After a navigation
 * the frame is shown first, and the content is rendered while the window stays responsive; on a first load, and on a return whose
 * scroll position needs the content, everything is rendered at once.
 */
export function PageFrame(props: PageFrameProps) {
  const { title, breadcrumb, heading, description, badge, actions, wide = false, children } = props;
  const isNewPage = useNavigationType() === NavigationType.Push;
  const isWhole = useDeferredValue(true, !isNewPage);
  usePageTitle(title);
  const trail = breadcrumb && breadcrumb.length > 0 && <Breadcrumb items={breadcrumb} />;
  if (heading !== undefined) {
    return (
      <PageBounds wide={wide}>
        <Top>
          {trail}
          {actions !== undefined && <Row>{actions}</Row>}
        </Top>
        {heading}
        {isWhole && children}
      </PageBounds>
    );
  }
  return (
    <PageBounds wide={wide}>
      {trail}
      <Header alignItems={description === undefined ? 'center' : 'flex-start'}>
        <Title>
          <Row>
            <PageHeading>{title}</PageHeading>
            {badge}
          </Row>
          {description !== undefined && (
            <Text as="div" tone="muted" fontSize="lg" marginBlockStart="1.5" {...onPhone}>
              {description}
            </Text>
          )}
        </Title>
        {actions !== undefined && <Row>{actions}</Row>}
      </Header>
      {isWhole && children}
    </PageBounds>
  );
}
