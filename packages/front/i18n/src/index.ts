export { createCatalogue, type Catalogue, type Translation } from './catalogue';
export { chooseLanguage, languageNames } from './chosen-language';
export { defaultLocale, useLocale, useReaderLocale, currentLanguage } from './locale';
export { knownLocale } from './known-locale';
export { loadTexts } from './loaded-texts';
export { languageTag, textTools, type PluralForms, type TextTools } from './text-tools';
export { frenchSpaces } from './french-spaces';
export { useGreeting, useGreetings } from './greeting';
export { formatRelative } from './relative-time';
export { labelOf, resourceLabel, useVocabulary, getVocabulary } from './vocabulary';
/** @deprecated use `resourceLabel`, the same function */
export { resourceLabel as resourceWord } from './vocabulary';
export { LocaleProvider, type LocaleProviderProps } from './locale-provider';
export { formatDate, formatTime, formatDateTime, parseDate, type Locale } from './dates';
export { isStorageKept, localStore, tabStore, type SafeStorage } from './safe-storage';
