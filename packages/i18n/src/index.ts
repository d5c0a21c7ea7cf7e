export { createCatalogue, type Catalogue } from './catalogue';
export { defaultLocale, useLocale, currentLanguage, type Locale } from './locale';
export { frenchSpaces } from './french-spaces';
export { useGreeting, useGreetings } from './greeting';
export { formatRelative } from './relative-time';
export { labelOf, resourceWord, useVocabulary, getVocabulary } from './vocabulary';
export { LocaleProvider, type LocaleProviderProps } from './locale-provider';
export { formatDate, formatTime, formatDateTime, parseDate } from './dates';
