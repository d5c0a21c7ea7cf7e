import { useMessages } from '../messages';
import { styled } from '../theme/styled';

/** Id of the target of the skip link: the shell's `main`. */
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

/** Renders the first link in the tab order: it skips the frame and goes to `main` (with `id={mainContentId}`). */
export function SkipLink() {
  const texts = useMessages();
  return <Root href={`#${mainContentId}`}>{texts.skipToContent}</Root>;
}
