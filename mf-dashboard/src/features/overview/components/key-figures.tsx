import { Badge, Grid, Section } from '@escale/design-system';
import { StatCard } from '@escale/design-system/stats';
import { textTools, useLocale } from '@escale/i18n';
import { useMessages } from '../../../messages/catalogue';
import { simulatedFigures } from '../model/simulated-figures';

/** Renders the four KPI cards with their simulated values (§2 'Dashboard'). */
export function KeyFigures() {
  const { kpis, simulated } = useMessages();
  const { language } = useLocale();
  const { number, short } = textTools(language);
  return (
    <Section plain headingLevel="h3" title={kpis.heading} aside={<Badge>{simulated.badge}</Badge>}>
      <Grid gap="4" templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, 1fr)' }}>
        <StatCard
          icon="container"
          label={kpis.activeContainers}
          value={number(simulatedFigures.activeContainers)}
          detail={kpis.activeContainersDetail}
        />
        <StatCard
          icon="truck"
          label={kpis.shipments}
          value={number(simulatedFigures.shipmentsInProgress)}
          detail={kpis.shipmentsDetail}
        />
        <StatCard
          icon="users"
          label={kpis.activeUsers}
          value={number(simulatedFigures.activeUsers)}
          detail={kpis.activeUsersDetail}
        />
        <StatCard
          icon="chart"
          label={kpis.revenue}
          value={`${short(simulatedFigures.monthlyRevenue)} ${kpis.currency}`}
          detail={kpis.revenueDetail}
        />
      </Grid>
    </Section>
  );
}
