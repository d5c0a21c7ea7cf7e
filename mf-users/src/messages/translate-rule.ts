import { messages } from './catalogue';

/** The text behind a key in a schema's message (§5). */
export function translateRule(key: string): string {
  const { rules } = messages();
  return key in rules ? rules[key as keyof typeof rules] : key;
}
