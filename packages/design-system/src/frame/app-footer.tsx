import { brand, brandCapitals } from '@escale/contracts';
import { useMessages } from '../messages';
import { styled } from '../theme/styled';

const Root = styled('footer', {
  base: {
    flexShrink: 0,
    paddingBlock: '4',
    paddingInline: { base: '4', md: '7' },
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderColor: 'border',
    color: 'fg.muted',
    fontSize: 'xs',
    textAlign: 'center',
  },
});

/** The copyright line and the optional extra text (§1 'Footer'). */
export function AppFooter() {
  const texts = useMessages();
  const line = texts.copyright(brand.copyrightYear, brandCapitals);
  return <Root>{[line, brand.footerExtra].filter(Boolean).join(' ')}</Root>;
}
