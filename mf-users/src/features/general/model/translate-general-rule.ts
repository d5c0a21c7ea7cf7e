import { messages } from '../../../messages/catalogue';
import { translateRule } from '../../../messages/translate-rule';

/** Returns the text for a validation rule; the general tab has its own text for the e-mail address (§5). */
export function translateGeneralRule(key: string): string {
  const { emailInvalid } = messages().general;
  return key === 'emailInvalid' || key === 'emailRequired' ? emailInvalid : translateRule(key);
}
