import { auditActions } from '@escale/contracts';
import { getVocabulary, labelOf } from '@escale/i18n';
import { messages } from './messages';

/** False for an action that only a newer server knows. */
export const isKnownAction = (action: string): boolean => auditActions.some((known) => known === action);

/** Returns the name of an audit action; what is not known here is called so, with the name that the server gives it. */
export function actionWord(action: string): string {
  if (isKnownAction(action)) return labelOf(getVocabulary().auditActions, action);
  const { unknownAction, unknownActionNamed } = messages();
  return action === '' ? unknownAction : unknownActionNamed(action);
}
