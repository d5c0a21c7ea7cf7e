import type { PermissionMap } from '@escale/contracts';
import { useLocale } from '@escale/i18n';
import { useModules } from '@escale/module-kit';
import { useMessages } from '../../../messages/catalogue';
import { usePrintMessages } from '../../../messages/print/catalogue';
import { flagsIn, flagNamesOf, permissionRows } from './permission-rows';
import { useFlagLabel } from './use-flag-label';

/** Returns a function that turns the rights in each module into a printable table. */
export function useRightsTable() {
  const { permissions } = useMessages();
  const texts = usePrintMessages();
  const { language } = useLocale();
  const { labelOfFlag } = useFlagLabel();
  const rows = permissionRows(useModules(), permissions.labels, language);
  return (map: PermissionMap) => ({
    headers: [permissions.module, texts.rights],
    rows: rows.map((row) => {
      const held = flagNamesOf(row).filter((name) => flagsIn(map, row)[name] === true);
      return [row.label, held.map((name) => labelOfFlag(row, name)).join(', ') || texts.none];
    }),
  });
}
