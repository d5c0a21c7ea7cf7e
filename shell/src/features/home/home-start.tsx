import { Box, PageFrame, useProductName } from '@escale/design-system';
import { useGreetings } from '@escale/i18n';
import { useMessages } from './messages/catalogue';
import { HomeSkeleton } from './home-skeleton';

/**
 * Renders the skeleton of the home page until the user is known. Reserves space for the greeting, the largest text of the page; in
 * the document, `startup/boot.js` fills in the greeting before the application starts.
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
