import { useVocabulary } from '@escale/i18n';
import { useMessages } from '../../../messages/catalogue';
import { flagLabel, labelIn, type PermissionRow } from './permission-rows';

/** Returns what labels a flag of a module, or of several modules that mean the same by it. */
export function useFlagLabel() {
  const { visible } = useMessages().permissions;
  const words = { visible, permissions: useVocabulary().permissions };
  return {
    labelOfFlag: (row: PermissionRow, name: string) => flagLabel(name, labelIn(row, name), words),
    labelOfColumn: (name: string, own: string | undefined) => flagLabel(name, own, words),
  };
}
