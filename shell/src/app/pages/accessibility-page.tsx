import { paths } from '@escale/contracts';
import {
  Box,
  ButtonLink,
  DescriptionList,
  PageFrame,
  Section,
  Text,
  TextLink,
  useProductName,
  useSupportEmail,
  VStack,
} from '@escale/design-system';
import { formatDate, useLocale } from '@escale/i18n';
import { useAccessibilityMessages } from './messages/accessibility/catalogue';

/** When the declaration was last checked against the tests. */
const declarationDate = '2026-11-23T12:00:00.000Z';
const technologies = 'HTML, CSS, JavaScript, WAI-ARIA, SVG';
const testTools = 'Chromium, Playwright, axe-core, @guidepup/virtual-screen-reader';
const rightsDefenderUrl = 'https://formulaire.defenseurdesdroits.fr/';

function BulletList({ items }: { items: readonly string[] }) {
  return (
    <Box as="ul" paddingInlineStart="5" listStyleType="disc">
      {items.map((item) => (
        <Box as="li" key={item} marginBlockStart="1.5">
          {item}
        </Box>
      ))}
    </Box>
  );
}

/** Renders the accessibility declaration (RGAA), which states what this repository's tests prove. Needs no sign-in. */
export function AccessibilityPage() {
  const { title, back, intro, state, tests, gaps, contact, recourse, made } = useAccessibilityMessages();
  const { name } = useProductName();
  const supportEmail = useSupportEmail();
  const locale = useLocale();
  return (
    <PageFrame
      title={title}
      description={intro(name)}
      actions={
        <ButtonLink to={paths.root} icon="arrow-left">
          {back}
        </ButtonLink>
      }
    >
      <VStack alignItems="stretch" gap="7" maxWidth="48rem">
        <Section plain headingSize="md" title={state.title}>
          <Text>{state.text(name)}</Text>
          <Text marginBlockStart="2">{state.noRate}</Text>
        </Section>
        <Section plain headingSize="md" title={tests.title}>
          <Text>{tests.text}</Text>
          <BulletList items={tests.items} />
        </Section>
        <Section plain headingSize="md" title={gaps.title}>
          <BulletList items={gaps.items} />
        </Section>
        <Section plain headingSize="md" title={contact.title}>
          <Text>{contact.text}</Text>
          <Text marginBlockStart="2">
            <TextLink href={`mailto:${supportEmail}`} underlined>
              <bdi translate="no">{supportEmail}</bdi>
            </TextLink>
          </Text>
        </Section>
        <Section plain headingSize="md" title={recourse.title}>
          <Text>{recourse.text}</Text>
          <Text marginBlockStart="2">
            <TextLink href={rightsDefenderUrl} external underlined>
              {recourse.link}
            </TextLink>
          </Text>
        </Section>
        <Section plain headingSize="md" title={made.title}>
          <DescriptionList
            items={[
              { term: made.date, details: formatDate(declarationDate, locale) },
              { term: made.technologies, details: technologies },
              { term: made.tools, details: testTools },
            ]}
          />
        </Section>
      </VStack>
    </PageFrame>
  );
}
