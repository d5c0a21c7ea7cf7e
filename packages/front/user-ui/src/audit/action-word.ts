import { auditActions } from '@escale/contracts';
import { createCatalogue, getVocabulary, labelOf } from '@escale/i18n';

/** A catalogue of its own: who names an action need not tell what it changed. */
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

/** Returns the name of an audit action; what is not known here is called so, with the name that the server gives it. */
export function actionWord(action: string): string {
  if (isKnownAction(action)) return labelOf(getVocabulary().auditActions, action);
  const { unknownAction, unknownActionNamed } = messages();
  return action === '' ? unknownAction : unknownActionNamed(action);
}
