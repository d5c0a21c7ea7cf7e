import { AccessibilityLink, AppFooter, AppHeader, IconButton, SkipLink } from '@escale/design-system';
import { PrintSheet } from '@escale/design-system/print';
import type { GalleryMeta } from '../../storybook/gallery-meta';
import { useSamples } from '../../samples/use-samples';

export default {
  title: 'Page/AppHeader and AppFooter',
  component: AppHeader,
  parameters: {
    accessibility: [
      'The landmarks `banner` and `contentinfo`. `SkipLink` comes first in the tab order and shows itself with the focus.',
      'On paper `PrintSheet` leaves out frame and controls.',
    ],
  },
} satisfies GalleryMeta;

export function Header() {
  const texts = useSamples();
  return (
    <>
      <SkipLink />
      <AppHeader homeTo="/">
        <IconButton icon="search" label={texts.openPalette} />
        <IconButton icon="user" label={texts.userMenu} variant="secondary" />
      </AppHeader>
    </>
  );
}

export function Footer() {
  return (
    <>
      <AppFooter />
      <PrintSheet />
    </>
  );
}

export function LinkToTheDeclaration() {
  return <AccessibilityLink />;
}
