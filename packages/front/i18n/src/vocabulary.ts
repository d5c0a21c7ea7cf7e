import { createCatalogue } from './catalogue';
import { fr } from './vocabulary/fr';

const vocabulary = createCatalogue({
  fr,
  en: () => import(/* webpackChunkName: "en" */ './vocabulary/en').then((file) => file.en),
  ar: () => import(/* webpackChunkName: "ar" */ './vocabulary/ar').then((file) => file.ar),
});

/** Returns the labels shared by several modules: roles, statuses, audit actions, permissions, resources (§2, §3). */
export const useVocabulary = vocabulary.useMessages;

/** Returns the labels shared by several modules, outside React (exports, toasts). */
export const getVocabulary = vocabulary.messages;

/** Returns the label of a value from a server; an unknown value is its own label. */
export function labelOf(labels: Readonly<Record<string, string>>, value: string): string {
  return Object.hasOwn(labels, value) ? (labels[value] ?? value) : value;
}

/** Returns the label for the resource of an audit entry; `users/42` counts as `users`, and an unknown resource is its own label. */
export function resourceLabel(resource: string): string {
  const [kind = ''] = resource.split('/');
  const labels = getVocabulary().resources;
  return Object.hasOwn(labels, kind) ? (labels[kind] ?? resource) : resource;
}
