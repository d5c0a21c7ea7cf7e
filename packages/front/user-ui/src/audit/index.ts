export { actionStyle, type ActionStyle } from './action-style';
export { actionWord, isKnownAction } from './action-word';
export { entryWord } from './entry-word';
export { ChangeList, type ChangeListProps } from './change-list';
export { changesIn } from './changes';
export type { Change } from './change';
export { auditSentence, authorOf, deedSentence, type Deed } from './sentence';
export { moduleNames, preferenceWords } from './words/fr';
