import { Badge, Card, Flex, Grid, Heading, Icon, Section, Text } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';

/** Renders a placeholder for each chart that is still in development (§2 'Dashboard'). */
export function ChartPanels() {
  const { charts } = useMessages();
  return (
    <Section plain headingLevel="h3" title={charts.heading}>
      <Grid gap="4" templateColumns={{ base: '1fr', md: 'repeat(2, 1fr)' }}>
        {[charts.traffic, charts.revenue].map((title) => (
          <Card key={title} muted display="flex" flexDirection="column" gap="3" minHeight="160px">
            <Flex alignItems="center" justifyContent="space-between" flexWrap="wrap" gap="2">
              <Heading as="h4" size="sm">
                {title}
              </Heading>
              <Badge tone="info">{charts.inDevelopment}</Badge>
            </Flex>
            <Flex flex="1" alignItems="center" justifyContent="center" gap="3" color="fg.muted">
              <Icon name="chart" size={22} />
              <Text tone="muted">{charts.text}</Text>
            </Flex>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
