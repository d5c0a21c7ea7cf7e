import { apiClient } from '@escale/api-client';
import { limits, type CardFigure as FigureDescription } from '@escale/contracts';
import { Box, Text } from '@escale/design-system';
import { formatDateTime, formatTime, parseDate, useLocale, type Locale } from '@escale/i18n';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMessages } from '../../messages/catalogue';
import { atPointer } from './json-pointer';

function figureQueryOptions(call: string) {
  return queryOptions({
    queryKey: ['card-figure', call],
    queryFn: async ({ signal }) => (await apiClient.get<unknown>(call, { signal })).data ?? null,
    staleTime: limits.refetchMs,
    refetchInterval: limits.refetchMs,
    retry: false,
    meta: { toast: 'none' },
  });
}

function inWords(value: unknown, locale: Locale): string | null {
  if (typeof value === 'number') return new Intl.NumberFormat('fr-FR').format(value);
  return typeof value === 'string' && parseDate(value) !== null ? formatDateTime(value, locale) : null;
}

/** The figure of a module's card; nothing where the server has none, the last one with its time where it fails. */
export function CardFigure({ figure }: { figure: FigureDescription }) {
  const { home } = useMessages();
  const locale = useLocale();
  const { data, isError, isPaused, dataUpdatedAt } = useQuery(figureQueryOptions(figure.call));
  const shown = inWords(atPointer(data, figure.pointer), locale);
  if (shown === null) return null;
  const isOld = isError || isPaused;
  return (
    <Text fontSize="sm" tone="muted">
      {figure.label}{' '}
      <Box
        as="span"
        marginInlineStart="1"
        fontSize="lg"
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
        color={isOld ? 'fg.muted' : 'fg'}
      >
        {shown}
      </Box>
      {isOld && ` ${home.figureAt(formatTime(new Date(dataUpdatedAt).toISOString(), locale))}`}
    </Text>
  );
}
