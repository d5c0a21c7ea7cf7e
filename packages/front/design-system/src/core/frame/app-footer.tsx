import { brand } from '@escale/contracts';
import { useMessages } from '../messages';
import { AccessibilityLink } from './accessibility-link';
import { lowWindow } from '../theme/low-window';
import { styled } from '../theme/styled';
import { useProductName } from './product-name';

const Root = styled('footer', {
  base: {
    flexShrink: 0,
    paddingBlock: '4',
    [lowWindow]: { paddingBlock: '1' },
    paddingInline: { base: '4', md: '7' },
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderColor: 'border',
    color: 'fg.muted',
    fontSize: 'xs',
    textAlign: 'center',
    '& > a': { display: { base: 'block', sm: 'inline-block' } },
  },
});

const FooterText = styled('span', { base: { marginInlineEnd: { base: '0', sm: '4' } } });

/** Renders the copyright line and the optional extra text (§1 'Footer'), then the link to the accessibility declaration. */
export function AppFooter() {
  const texts = useMessages();
  const { capitals } = useProductName();
  const line = texts.copyright(brand.copyrightYear, capitals);
  return (
    <Root>
      <FooterText>{[line, brand.footerExtra].filter(Boolean).join(' ')}</FooterText>
      <AccessibilityLink />
    </Root>
  );
}
