import { Badge, Button, Card, ModulePageFrame, PageFrame, PageHeading, Text } from '@escale/design-system';
import type { GalleryMeta } from '../../storybook/gallery-meta';
import { useSamples } from '../../samples/use-samples';

export default {
  title: 'Page/PageFrame and ModulePageFrame',
  component: ModulePageFrame,
  parameters: {
    accessibility: [
      'The title is the one `h1` of the page and the title of the tab; after a navigation it takes the focus, which announces the page.',
      'The breadcrumb is a `nav` with an ordered list; its last item is the current page.',
    ],
  },
} satisfies GalleryMeta;

export function OfAModule() {
  const texts = useSamples();
  return (
    <ModulePageFrame
      modulesPath="/modules"
      title={texts.pageTitle}
      description={texts.usersText}
      badge={<Badge>{texts.count}</Badge>}
      actions={
        <Button variant="primary" icon="user-plus">
          {texts.add}
        </Button>
      }
    >
      <Card>
        <Text>{texts.textStyle}</Text>
      </Card>
    </ModulePageFrame>
  );
}

export function WithAHeadingOfItsOwn() {
  const texts = useSamples();
  return (
    <PageFrame
      title={texts.awa}
      breadcrumb={[{ label: texts.users, to: '/users' }, { label: texts.awa }]}
      heading={<PageHeading>{texts.awa}</PageHeading>}
    >
      <Text tone="muted">{texts.profileText}</Text>
    </PageFrame>
  );
}
