import { auditActions } from '@escale/contracts';
import { createCatalogue, getVocabulary, labelOf } from '@escale/i18n';

/** A separate catalogue: naming an action does not require the texts of its changes. */
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

/** False for an action known only to a newer server. */
export const isKnownAction = (action: string): boolean => auditActions.some((known) => known === action);

/** Returns the name of an audit action; an unknown one is labelled as such, with the name given by the server. */
export function actionLabel(action: string): string {
  if (isKnownAction(action)) return labelOf(getVocabulary().auditActions, action);
  const { unknownAction, unknownActionNamed } = messages();
  return action === '' ? unknownAction : unknownActionNamed(action);
}
