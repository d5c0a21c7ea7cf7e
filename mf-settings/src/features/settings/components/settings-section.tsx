import { Box, Card, Flex, Grid, Heading, Text, type SectionProps } from '@escale/design-system';
import { useId } from 'react';

/**
 * Renders a card of settings. In a wide window the description is beside the fields, else above.
 */
export function SettingsSection(props: Pick<SectionProps, 'title' | 'description' | 'aside' | 'children'>) {
  const { title, description, aside, children } = props;
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Grid
        rowGap="4"
        columnGap="10"
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 2fr)' }}
      >
        <div>
          <Flex alignItems="center" flexWrap="wrap" gap="2.5">
            <Heading id={id} as="h2" size="sm">
              {title}
            </Heading>
            {aside}
          </Flex>
          <Text as="div" tone="muted" fontSize="sm" marginBlockStart="0.5">
            {description}
          </Text>
        </div>
        <Box minWidth="0">{children}</Box>
      </Grid>
    </Card>
  );
}
