import { useMessages } from '../messages';
import { styled } from '../theme/styled';

/** Id of the shell's `main` element, the target of the skip link. */
export const mainContentId = 'contenu';

const Root = styled('a', {
  base: {
    position: 'fixed',
    insetBlockStart: '2',
    insetInlineStart: '2',
    zIndex: 'skipNav',
    paddingBlock: '2.5',
    paddingInline: '4',
    borderRadius: 'md',
    background: 'ink',
    color: 'ink.fg',
    fontWeight: 'semibold',
    '&:not(:focus)': { transform: 'translateY(-200%)' },
  },
});

/** Renders the skip link: the first link in the tab order, which leads past the frame to `main` (`id={mainContentId}`). */
export function SkipLink() {
  const texts = useMessages();
  return <Root href={`#${mainContentId}`}>{texts.skipToContent}</Root>;
}
