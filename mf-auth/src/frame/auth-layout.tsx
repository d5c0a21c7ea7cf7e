import {
  AccessibilityLink,
  BrandMark,
  mainContentId,
  styled,
  Text,
  TextLink,
  useSupportEmail,
  lowWindow,
} from '@escale/design-system';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/catalogue';
import { LanguageChoice } from './language-choice';
import { QuayDrawing } from './quay-drawing';

const narrowScreen = '@media (max-width: 760px)';

const Split = styled('div', {
  base: {
    minHeight: '100vh',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.08fr) minmax(0, 1fr)',
    [narrowScreen]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
  },
});

const QuayHeader = styled('header', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    padding: '11',
    color: 'ink.fg',
    background: 'linear-gradient(180deg, {colors.ink} 0%, {colors.ink.mid} 52%, {colors.ink.soft} 100%)',
    [narrowScreen]: { paddingBlock: '4', paddingInline: '6', background: 'ink' },
  },
});

const WideOnly = styled('div', { base: { [narrowScreen]: { display: 'none' } } });

const Slogan = styled('p', {
  base: {
    position: 'relative',
    zIndex: 1,
    maxWidth: '13em',
    marginBlockStart: '7',
    fontSize: '4xl',
    fontWeight: 'bold',
    letterSpacing: 'tight',
    lineHeight: 'tight',
    textWrap: 'balance',
    '@media (max-width: 1100px)': { fontSize: '3xl' },
  },
});

const Tagline = styled('p', {
  base: { position: 'relative', zIndex: 1, marginBlockStart: '3', fontSize: 'lg', color: 'ink.muted' },
});

const Pane = styled('main', {
  base: {
    display: 'grid',
    placeItems: 'start center',
    padding: '10',
    // Aligned to the top, so that content that appears later does not move the content above it.
    paddingBlockStart: 'max({spacing.10}, 20vh)',
    background: 'bg.panel',
    [lowWindow]: { paddingBlockStart: '12vh' },
    [narrowScreen]: { padding: '6', paddingBlockStart: '10' },
  },
});

const Column = styled('div', { base: { width: 'full', maxWidth: '24rem', minWidth: '0' } });

/** Lays out the sign-in pages: the illustration of a quay beside the page; on small screens only the brand above the page. */
export function AuthLayout({ children }: { children: ReactNode }) {
  const { frame } = useMessages();
  const supportEmail = useSupportEmail();
  return (
    <Split>
      <QuayHeader>
        <BrandMark onInk />
        <WideOnly>
          <Slogan>{frame.slogan}</Slogan>
          <Tagline>{frame.promise}</Tagline>
          <QuayDrawing />
        </WideOnly>
      </QuayHeader>
      <Pane id={mainContentId}>
        <Column>
          {children}
          <Text tone="muted" fontSize="sm" textAlign="center" marginBlockStart="8">
            {frame.help}{' '}
            <TextLink href={`mailto:${supportEmail}`} underlined>
              {supportEmail}
            </TextLink>
          </Text>
          <Text fontSize="sm" textAlign="center" marginBlockStart="2">
            <AccessibilityLink />
          </Text>
          <LanguageChoice />
        </Column>
      </Pane>
    </Split>
  );
}
