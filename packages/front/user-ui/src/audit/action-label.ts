import { auditActions } from '@escale/contracts';
import { createCatalogue, getVocabulary, labelOf } from '@escale/i18n';

/** A separate catalogue: a page that only names actions does not need the texts of changes. */
const { messages } = createCatalogue({
  fr: {
    unknownAction: 'Action inconnue',
    unknownActionNamed: (code: string) => `Action inconnue (${code})`,
  },
  en: {
    unknownAction: 'Unknown action',
    unknownActionNamed: (code) => `Unknown action (${code})`,
  },
  ar: {
    unknownAction: 'إجراء غير معروف',
    unknownActionNamed: (code) => `إجراء غير معروف (${code})`,
  },
});

/** False for an action that only a newer server knows. */
export const isKnownAction = (action: string): boolean => auditActions.some((known) => known === action);

/** Returns the name of an audit action; an unknown action is labelled as unknown, with its code. */
export function actionLabel(action: string): string {
  if (isKnownAction(action)) return labelOf(getVocabulary().auditActions, action);
  const { unknownAction, unknownActionNamed } = messages();
  return action === '' ? unknownAction : unknownActionNamed(action);
}
