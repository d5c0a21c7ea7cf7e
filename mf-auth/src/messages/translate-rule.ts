import { messages } from './catalogue';

/** Returns the text for a message key of a schema (§5). */
export function translateRule(key: string): string {
  const { rules } = messages();
  return key in rules ? rules[key as keyof typeof rules] : key;
}
