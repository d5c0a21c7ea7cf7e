import { Alert, Box, Button } from '@escale/design-system';
import { formatTime, useLocale } from '@escale/i18n';
import type { FeedEntry } from '@escale/realtime';
import { useMessages } from '../messages/catalogue';
import { useAuthorName } from './use-author-name';
import type { ForeignChange } from './use-live-resource';

export interface ChangeNoticeProps extends ForeignChange {
  text: (change: FeedEntry, author: string | undefined, time: string) => string;
}

/**
 * Says that another person has changed the user or role on this page since the page was opened.
 * Names the person if the name is known.
 */
export function ChangeNotice({ change, dismiss, text }: ChangeNoticeProps) {
  const { hide } = useMessages().detail;
  const locale = useLocale();
  const author = useAuthorName(change?.userId);
  if (change === undefined) return null;
  return (
    <Box marginBlockEnd="4">
      <Alert
        action={
          <Button size="sm" onClick={dismiss}>
            {hide}
          </Button>
        }
      >
        {text(change, author, formatTime(change.timestamp, locale))}
      </Alert>
    </Box>
  );
}
