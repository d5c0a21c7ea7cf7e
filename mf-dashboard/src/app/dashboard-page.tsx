import { useCurrentUser } from '@escale/auth';
import { paths } from '@escale/contracts';
import { Alert, Box, ModulePageFrame, Stack } from '@escale/design-system';
import { formatDateTime, useLocale } from '@escale/i18n';
import { useState } from 'react';
import { LiveBlock } from '../features/live/components/live-block';
import { ChartPanels } from '../features/overview/components/chart-panels';
import { KeyFigures } from '../features/overview/components/key-figures';
import { OperationStates } from '../features/overview/components/operation-states';
import { RecentActivities } from '../features/overview/components/recent-activities';
import { partOfDay } from '../features/overview/model/part-of-day';
import { useMessages } from '../messages/catalogue';

/** The dashboard (§2): greeting, figures marked as simulated, and the real-time block. */
export function DashboardPage() {
  const m = useMessages();
  const locale = useLocale();
  const user = useCurrentUser();
  const [openedAt] = useState(() => new Date());
  const greet = m.greeting[partOfDay(openedAt, locale.timezone)];

  return (
    <ModulePageFrame
      title={m.title}
      modulesPath={paths.modules}
      description={
        <>
          <Box color="fg" fontWeight="semibold">
            {greet(user.firstName)}
          </Box>
          <Box fontSize="md">{m.lastUpdate(formatDateTime(openedAt.toISOString(), locale))}</Box>
        </>
      }
    >
      <Box marginBlockEnd="6">
        <Alert tone="info" title={m.simulated.title}>
          {m.simulated.text}
        </Alert>
      </Box>
      <Stack gap={{ base: '6', md: '7' }} marginBlockEnd={{ base: '6', md: '7' }}>
        <LiveBlock />
        <KeyFigures />
        <OperationStates />
        <ChartPanels />
        <RecentActivities />
      </Stack>
    </ModulePageFrame>
  );
}
