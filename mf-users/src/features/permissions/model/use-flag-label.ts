import { useVocabulary } from '@escale/i18n';
import { useMessages } from '../../../messages/catalogue';
import { flagLabel, labelIn, type PermissionRow } from './permission-rows';

/** Returns a function that labels a flag of one module, or of several with the same meaning. */
export function useFlagLabel() {
  const { visible } = useMessages().permissions;
  const words = { visible, permissions: useVocabulary().permissions };
  return {
    labelOfFlag: (row: PermissionRow, name: string) => flagLabel(name, labelIn(row, name), words),
    labelOfColumn: (name: string, own: string | undefined) => flagLabel(name, own, words),
  };
}
