import { Badge, Grid, Section } from '@escale/design-system';
import { StatCard } from '@escale/design-system/stats';
import { useMessages } from '../../../messages/catalogue';
import { simulatedFigures } from '../model/simulated-figures';

/** Renders the three operation-state cards with the figures of §9. */
export function OperationStates() {
  const { operations, simulated } = useMessages();
  return (
    <Section plain headingLevel="h3" title={operations.heading} aside={<Badge>{simulated.badge}</Badge>}>
      <Grid gap="4" templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}>
        <StatCard
          icon="check-circle"
          label={operations.normal}
          value={operations.share(simulatedFigures.normalOperations)}
          detail={operations.normalDetail}
        />
        <StatCard
          icon="clock"
          label={operations.pending}
          value={String(simulatedFigures.pending)}
          detail={operations.pendingDetail}
        />
        <StatCard
          icon="alert"
          label={operations.alerts}
          value={String(simulatedFigures.alerts)}
          detail={operations.alertsDetail}
        />
      </Grid>
    </Section>
  );
}
