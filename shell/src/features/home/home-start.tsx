import { Box, PageFrame, useProductName } from '@escale/design-system';
import { useGreetings } from '@escale/i18n';
import { useMessages } from './messages/catalogue';
import { HomeSkeleton } from './home-skeleton';

/**
 * The home before it is known whose it is, with the place of its greeting. In the document, `startup/boot.js` greets
 * as soon as the session's first answers are there: the greeting is the largest text of the page.
 */
export function HomeStart() {
  const texts = useMessages();
  const { capitals } = useProductName();
  const greetings = useGreetings('{name}').map(texts.prompt);
  return (
    <PageFrame
      title={texts.title(capitals)}
      description={
        <Box as="span" visibility="hidden" data-greetings={JSON.stringify(greetings)}>
          {greetings[0]}
        </Box>
      }
    >
      <HomeSkeleton />
    </PageFrame>
  );
}
