import type { Role, UserStatus } from '@escale/contracts';

export interface Person {
  firstName: string;
  lastName: string;
  role: Role;
  /** `INVITED`: the invitation has not been accepted. */
  state: UserStatus | 'INVITED';
  email?: string;
}

export const demoPassword = 'Escale-Demo-2025!';

/** One account per role, to try out the product. */
export const demoAccounts: readonly Person[] = [
  {
    firstName: 'Awa',
    lastName: 'Koné',
    role: 'SUPER_ADMIN',
    state: 'ACTIVE',
    email: 'super.admin@escale.test',
  },
  { firstName: 'Moussa', lastName: 'Diabaté', role: 'ADMIN', state: 'ACTIVE', email: 'admin@escale.test' },
  {
    firstName: 'Yao',
    lastName: 'Ouattara',
    role: 'OPERATOR',
    state: 'ACTIVE',
    email: 'operateur@escale.test',
  },
];

const operators: readonly [firstName: string, lastName: string, state: Person['state']][] = [
  ['Adjoua', 'Kouassi', 'ACTIVE'],
  ['Serge', "N'Guessan", 'ACTIVE'],
  ['Aminata', 'Traoré', 'ACTIVE'],
  ['Jean-Marc', 'Lefèvre', 'ACTIVE'],
  ['Salimata', 'Bamba', 'ACTIVE'],
  ['Kouadio', 'Brou', 'ACTIVE'],
  ['Élodie', 'Marchand', 'ACTIVE'],
  ['Ibrahim', 'Cissé', 'ACTIVE'],
  ['Mariam', 'Sangaré', 'ACTIVE'],
  ['Franck', 'Gnahoré', 'ACTIVE'],
  ['Aïcha', 'Touré', 'ACTIVE'],
  ['Didier', 'Kacou', 'ACTIVE'],
  ['Nadège', 'Ahoussou', 'ACTIVE'],
  ['Oumar', 'Fofana', 'INACTIVE'],
  ['Brigitte', 'Tanoh', 'INACTIVE'],
  ['Lassina', 'Dembélé', 'INACTIVE'],
  ['Patrick', 'Ehui', 'SUSPENDED'],
  ['Rokia', 'Camara', 'SUSPENDED'],
  ['Christelle', 'Assi', 'INVITED'],
  ['Hamed', 'Soumahoro', 'INVITED'],
];

const administrators: readonly (typeof operators)[number][] = [
  ['Fatou', 'Coulibaly', 'ACTIVE'],
  ['Hervé', 'Koffi', 'ACTIVE'],
  ['Clarisse', 'Yapi', 'INACTIVE'],
];

/** The staff of a station, besides the demo accounts. */
export const staff: readonly Person[] = [
  { firstName: 'Mathieu', lastName: 'Beugré', role: 'SUPER_ADMIN', state: 'ACTIVE' },
  ...administrators.map((person) => personOf(person, 'ADMIN')),
  ...operators.map((person) => personOf(person, 'OPERATOR')),
];

function personOf([firstName, lastName, state]: (typeof operators)[number], role: Role): Person {
  return { firstName, lastName, role, state };
}
