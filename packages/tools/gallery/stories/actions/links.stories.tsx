import { ButtonLink, HStack, Text, TextLink } from '@escale/design-system';
import type { GalleryMeta } from '../../storybook/gallery-meta';
import { useSamples } from '../../samples/use-samples';

export default {
  title: 'Actions/Links',
  component: TextLink,
  parameters: {
    accessibility: [
      'What changes the address is a link, what acts is a button: `ButtonLink` looks like a button and stays a link.',
      'A link inside a sentence is `underlined`: colour alone would not tell it from the text.',
      'An `external` link says that it opens a new tab.',
    ],
  },
} satisfies GalleryMeta;

export function TextLinks() {
  const texts = useSamples();
  return (
    <HStack gap="5" flexWrap="wrap">
      <TextLink to="/users">{texts.users}</TextLink>
      <TextLink to="/users" tone="muted">
        {texts.users}
      </TextLink>
      <TextLink to="/users" tone="plain">
        {texts.users}
      </TextLink>
    </HStack>
  );
}

export function InASentence() {
  const texts = useSamples();
  return (
    <Text>
      {texts.textStyle}{' '}
      <TextLink href="https://escale.test/guide" external underlined>
        {texts.userGuide}
      </TextLink>
    </Text>
  );
}

export function ButtonLinks() {
  const texts = useSamples();
  return (
    <HStack gap="3" flexWrap="wrap">
      <ButtonLink to="/users" icon="arrow-left">
        {texts.backToUsers}
      </ButtonLink>
      <ButtonLink to="/users/new" variant="primary" icon="user-plus">
        {texts.add}
      </ButtonLink>
    </HStack>
  );
}
