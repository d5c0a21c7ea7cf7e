import { useCurrentUser } from '@escale/auth';
import { paths } from '@escale/contracts';
import { Box, ModulePageFrame, Stack } from '@escale/design-system';
import { formatDateTime, useGreeting, useLocale } from '@escale/i18n';
import { useState } from 'react';
import { LiveBlock } from '../features/live/components/live-block';
import { ContributedWidgets } from '../features/widgets/contributed-widgets';
import { SimulatedSection } from '../features/overview/components/examples';
import { useMessages } from '../messages/catalogue';

/** Renders the dashboard (§2): greeting, the real-time block, the widgets of other modules, then figures marked as simulated. */
export function DashboardPage() {
  const m = useMessages();
  const locale = useLocale();
  const user = useCurrentUser();
  const [openedAt] = useState(() => new Date());
  const greeting = useGreeting(openedAt, user.firstName);

  return (
    <ModulePageFrame
      title={m.title}
      modulesPath={paths.modules}
      description={
        <>
          <Box color="fg" fontWeight="semibold">
            {greeting}
          </Box>
          <Box fontSize="md">{m.lastUpdate(formatDateTime(openedAt.toISOString(), locale))}</Box>
        </>
      }
    >
      <Stack gap={{ base: '6', md: '7' }}>
        <LiveBlock />
        <ContributedWidgets />
        <SimulatedSection />
      </Stack>
    </ModulePageFrame>
  );
}
