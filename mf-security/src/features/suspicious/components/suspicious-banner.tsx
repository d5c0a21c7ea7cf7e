import { Alert, Box, Button } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';

/** Alert at the top of the page while there are suspicious activities (§2). */
export function SuspiciousBanner({ count, onShow }: { count: number; onShow: () => void }) {
  const { banner, showSuspicious } = useMessages();
  if (count === 0) return null;
  return (
    <Box marginBlockEnd="5">
      <Alert
        tone="bad"
        action={
          <Button size="sm" onClick={onShow}>
            {showSuspicious}
          </Button>
        }
      >
        {banner(count)}
      </Alert>
    </Box>
  );
}
