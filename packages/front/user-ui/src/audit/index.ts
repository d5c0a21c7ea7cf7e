export { actionStyle, type ActionStyle } from './action-style';
export { actionLabel, isKnownAction } from './action-label';
export { entryLabel } from './entry-label';
export { ChangeList, type ChangeListProps } from './change-list';
export { changesIn } from './changes';
export type { Change } from './change';
export { auditSentence, authorOf, deedSentence, type Deed } from './sentence';
export { moduleNames, preferenceWords } from './words/fr';
