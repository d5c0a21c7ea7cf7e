import { useMessages } from '../messages';
import { styled } from '../theme/styled';

/** Id of the element that the skip link leads to: the shell's `main`. */
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

/** First thing on the page for the keyboard: jumps over the frame to `main` (give it `id={mainContentId}`). */
export function SkipLink() {
  const texts = useMessages();
  return <Root href={`#${mainContentId}`}>{texts.skipToContent}</Root>;
}
