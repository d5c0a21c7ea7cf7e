import { actionWord } from '@escale/account/audit';
import { usersQueryOptions } from '@escale/api-client';
import { fullName } from '@escale/contracts';
import { Alert, Box, Button } from '@escale/design-system';
import { formatTime, useLocale } from '@escale/i18n';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../messages/catalogue';
import type { ForeignChange } from '../model/use-live-user';

/** Says that somebody else has changed the user while the page was open. Names them where the list is cached. */
export function ChangeNotice({ change, dismiss }: ForeignChange) {
  const { changed, hide } = useMessages().detail;
  const locale = useLocale();
  const { data: author } = useQuery({
    ...usersQueryOptions(),
    enabled: false,
    select: (users) => users.find(({ id }) => id === change?.userId),
  });
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
        {changed(actionWord(change.action), author && fullName(author), formatTime(change.timestamp, locale))}
      </Alert>
    </Box>
  );
}
