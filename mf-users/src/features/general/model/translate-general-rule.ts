import { messages } from '../../../messages/catalogue';
import { translateRule } from '../../../messages/translate-rule';

/** Returns the text of a rule's key; this tab has its own text for the e-mail address (§5). */
export function translateGeneralRule(key: string): string {
  const { emailInvalid } = messages().general;
  return key === 'emailInvalid' || key === 'emailRequired' ? emailInvalid : translateRule(key);
}
