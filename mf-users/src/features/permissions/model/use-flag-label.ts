import { useVocabulary } from '@escale/i18n';
import { useMessages } from '../../../messages/catalogue';
import { flagLabel, ownLabel, type PermissionRow } from './permission-rows';

/** Returns `labelOfFlag`, which labels a flag of a module, and `labelOfColumn`, which labels a column of the matrix. */
export function useFlagLabel() {
  const { visible } = useMessages().permissions;
  const words = { visible, permissions: useVocabulary().permissions };
  return {
    labelOfFlag: (row: PermissionRow, name: string) => flagLabel(name, ownLabel(row, name), words),
    labelOfColumn: (name: string, own: string | undefined) => flagLabel(name, own, words),
  };
}
