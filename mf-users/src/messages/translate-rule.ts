import { labelOf } from '@escale/i18n';
import { messages } from './catalogue';

/** Returns the text for a message key of a schema (§5). */
export const translateRule = (key: string): string => labelOf(messages().rules, key);
