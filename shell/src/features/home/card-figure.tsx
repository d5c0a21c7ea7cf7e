import { apiClient, pollEvery } from '@escale/api-client';
import { usePermissions, useSession } from '@escale/auth';
import {
  figureOf,
  hasRole,
  limits,
  type CardFigure as FigureDescription,
  type ModuleDescriptor,
} from '@escale/contracts';
import { Box, Text } from '@escale/design-system';
import { formatDateTime, formatTime, parseDate, textTools, useLocale, type Locale } from '@escale/i18n';
import { useContributions } from '@escale/module-kit/contributions';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMessages } from './messages/catalogue';
import { valueAtPointer } from './json-pointer';

function figureQueryOptions(call: string) {
  return queryOptions({
    queryKey: ['card-figure', call],
    queryFn: async ({ signal }) => (await apiClient.get<unknown>(call, { signal })).data ?? null,
    staleTime: limits.refetchMs,
    refetchInterval: pollEvery(limits.refetchMs),
    retry: false,
    meta: { toast: 'none' },
  });
}

function formatFigure(value: unknown, locale: Locale): string | null {
  if (typeof value === 'number') return textTools(locale.language).number(value);
  return typeof value === 'string' && parseDate(value) !== null ? formatDateTime(value, locale) : null;
}

/** Renders a figure: nothing until a call has succeeded; the last value with its time if a later call fails. */
function Figure({ figure }: { figure: FigureDescription }) {
  const m = useMessages();
  const locale = useLocale();
  const { data, isError, dataUpdatedAt } = useQuery(figureQueryOptions(figure.call));
  const shown = formatFigure(valueAtPointer(data, figure.pointer), locale);
  if (shown === null) return null;
  return (
    <Text fontSize="sm" tone="muted">
      {figure.label}{' '}
      <Box
        as="span"
        marginInlineStart="1"
        fontSize="lg"
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
        color={isError ? 'fg.muted' : 'fg'}
      >
        {shown}
      </Box>
      {isError && ` ${m.figureAt(formatTime(new Date(dataUpdatedAt).toISOString(), locale))}`}
    </Text>
  );
}

/** Renders the content that a module's code adds to its own card. */
function CardParts({ moduleId }: { moduleId: string }) {
  return useContributions('home-card')
    .filter((part) => part.moduleId === moduleId)
    .map(({ key, render }) => <Box key={key}>{render({})}</Box>);
}

/** Renders the card's figure, if the user may make the call for it, and the content that the module's code adds to the card. */
export function CardFigure({ descriptor }: { descriptor: ModuleDescriptor }) {
  const permissions = usePermissions();
  const { role } = useSession();
  const figure = figureOf(descriptor);
  const isAllowed =
    figure !== null &&
    permissions.missing(descriptor.id, figure.right) === null &&
    (figure.role === undefined || hasRole(role, figure.role));
  return (
    <>
      {isAllowed && <Figure figure={figure} />}
      {descriptor.contributions !== undefined && <CardParts moduleId={descriptor.id} />}
    </>
  );
}
