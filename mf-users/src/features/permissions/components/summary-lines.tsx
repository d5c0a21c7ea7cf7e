import { Box, Text } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';
import type { SummaryLine } from '../model/permission-summary';
import { useFlagLabel } from '../model/use-flag-label';

/** Lists rights by module under a title; renders nothing if there are none. */
export function SummaryLines({ title, lines }: { title: string; lines: readonly SummaryLine[] }) {
  const { permissions } = useMessages();
  const { labelOfFlag } = useFlagLabel();
  if (lines.length === 0) return null;
  const words = ({ row, names }: SummaryLine) =>
    permissions.flags(
      row.label,
      names.map((name) => labelOfFlag(row, name)),
    );
  return (
    <Box marginBlockEnd="3">
      <Text fontWeight="semibold" color="fg">
        {title}
      </Text>
      <Box as="ul" aria-label={title} paddingInlineStart="5" listStyleType="disc">
        {lines.map((line) => (
          <li key={line.row.moduleId}>{words(line)}</li>
        ))}
      </Box>
    </Box>
  );
}
