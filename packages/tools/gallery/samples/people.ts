import type { Samples } from './fr';

export interface Person {
  id: string;
  name: string;
  email: string;
  active: boolean;
  sessions: number;
}

/** Returns the rows of the tables in the gallery. */
export const peopleOf = (texts: Samples): Person[] => [
  { id: 'awa', name: texts.awa, email: 'awa@escale.test', active: true, sessions: 3 },
  { id: 'claire', name: texts.claire, email: 'claire@escale.test', active: true, sessions: 1 },
  { id: 'moussa', name: texts.moussa, email: 'moussa@escale.test', active: false, sessions: 0 },
  { id: 'yao', name: texts.yao, email: 'yao@escale.test', active: true, sessions: 12 },
];
