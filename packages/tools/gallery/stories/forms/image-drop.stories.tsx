import { ImageDrop } from '@escale/design-system/upload';
import type { GalleryMeta } from '../../storybook/gallery-meta';
import { useSamples } from '../../samples/use-samples';

export default {
  title: 'Forms/ImageDrop',
  component: ImageDrop,
  parameters: {
    accessibility: [
      'Dropping is never the only way: the target is a file input, which keyboards and phones open (WCAG 2.5.7).',
      'A refusal is announced at once.',
    ],
  },
} satisfies GalleryMeta;

const accept = ['image/png', 'image/jpeg'];
const doNothing = () => undefined;
const picture =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path fill="teal" d="M0 0h2v2z"/></svg>';

export function Empty() {
  const texts = useSamples();
  return (
    <ImageDrop
      label={texts.choosePicture}
      hint={texts.pictureHint}
      accept={accept}
      preview={null}
      onChoose={doNothing}
      onCancel={doNothing}
    />
  );
}

export function Refused() {
  const texts = useSamples();
  return (
    <ImageDrop
      label={texts.choosePicture}
      accept={accept}
      preview={null}
      error={texts.tooLarge}
      onChoose={doNothing}
      onCancel={doNothing}
    />
  );
}

export function Sending() {
  const texts = useSamples();
  return (
    <ImageDrop
      label={texts.choosePicture}
      accept={accept}
      preview={picture}
      progress={0.4}
      onChoose={doNothing}
      onCancel={doNothing}
    />
  );
}
