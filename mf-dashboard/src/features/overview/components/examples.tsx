import { Alert, Section, Stack } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';
import { ChartPanels } from './chart-panels';
import { KeyFigures } from './key-figures';
import { OperationStates } from './operation-states';
import { RecentActivities } from './recent-activities';

/** Renders all simulated figures, under a notice (§2 'Dashboard'). */
export function SimulatedSection() {
  const { simulated } = useMessages();
  return (
    <Section plain headingSize="md" title={simulated.title}>
      <Stack gap="6">
        <Alert tone="info">{simulated.text}</Alert>
        <KeyFigures />
        <OperationStates />
        <ChartPanels />
        <RecentActivities />
      </Stack>
    </Section>
  );
}
