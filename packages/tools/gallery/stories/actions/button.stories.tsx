import { Button, ButtonText, HStack } from '@escale/design-system';
import type { GalleryMeta } from '../../storybook/gallery-meta';
import { useSamples } from '../../samples/use-samples';

export default {
  title: 'Actions/Button',
  component: Button,
  parameters: {
    accessibility: [
      'While it is loading it keeps its name, its width and the focus, and says `aria-busy`.',
      'Give `unavailableReason` rather than `disabled`: the button stays in the tab order, and the reason is its description and its tooltip, on a touch too.',
      '`ButtonText` hides its text on narrow screens, where only the icon is shown; the text stays the name and becomes the tooltip.',
      'At least 28 px high; the smallest target that WCAG 2.2 allows is 24 px.',
    ],
  },
} satisfies GalleryMeta;

export function Variants() {
  const texts = useSamples();
  return (
    <HStack gap="3" flexWrap="wrap">
      <Button variant="primary">{texts.save}</Button>
      <Button>{texts.cancel}</Button>
      <Button variant="ghost">{texts.help}</Button>
      <Button variant="danger">{texts.remove}</Button>
    </HStack>
  );
}

export function Sizes() {
  const texts = useSamples();
  return (
    <HStack gap="3" flexWrap="wrap">
      <Button size="sm">{texts.edit}</Button>
      <Button>{texts.edit}</Button>
      <Button size="lg">{texts.edit}</Button>
    </HStack>
  );
}

export function WithIcons() {
  const texts = useSamples();
  return (
    <HStack gap="3" flexWrap="wrap">
      <Button icon="plus">{texts.add}</Button>
      <Button variant="primary" iconEnd="arrow-right">
        {texts.next}
      </Button>
    </HStack>
  );
}

export function IconOnlyOnNarrowScreens() {
  const texts = useSamples();
  return (
    <Button icon="plus" data-tooltip="">
      <ButtonText from="lg">{texts.add}</ButtonText>
    </Button>
  );
}

export function Running() {
  const texts = useSamples();
  return (
    <Button variant="primary" loading>
      {texts.save}
    </Button>
  );
}

export function WithoutTheRight() {
  const texts = useSamples();
  return (
    <Button variant="danger" unavailableReason={texts.noRight}>
      {texts.remove}
    </Button>
  );
}

export function FullWidth() {
  const texts = useSamples();
  return (
    <Button variant="primary" size="lg" fullWidth>
      {texts.next}
    </Button>
  );
}
