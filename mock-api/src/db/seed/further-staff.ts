import { daysMs, addMs } from '../../clock';
import type { Person } from './people';
import { createRandom } from './random';
import { userRow, type NewUser } from './user-rows';

const firstNames = [
  'Abou',
  'Akissi',
  'Bintou',
  'Cédric',
  'Drissa',
  'Estelle',
  'Gervais',
  'Habiba',
  'Innocent',
  'Joël',
  'Kadi',
  'Lucie',
  'Mélanie',
  'Noël',
  'Pélagie',
  'Seydou',
] as const;
const lastNames = [
  'Aka',
  'Boni',
  'Diallo',
  'Doumbia',
  'Effi',
  'Gbagbo',
  'Kaboré',
  'Keïta',
  'Konan',
  'Loba',
  'Meïté',
  'Ouédraogo',
  'Sylla',
  'Tapé',
  'Yao',
  'Zadi',
] as const;
const roles = ['OPERATOR', 'OPERATOR', 'OPERATOR', 'OPERATOR', 'ADMIN'] as const;
const states = [
  'ACTIVE',
  'ACTIVE',
  'ACTIVE',
  'ACTIVE',
  'ACTIVE',
  'INACTIVE',
  'SUSPENDED',
  'INVITED',
] as const;

/** Generates `count` people for tests with many rows; a higher count adds people at the end and changes none of the others. */
export function furtherStaff(now: Date, count: number, passwordHash: string): NewUser[] {
  const random = createRandom(77);
  return Array.from({ length: count }, (_, index) => {
    const person: Person = {
      firstName: random.pick(firstNames),
      lastName: random.pick(lastNames),
      role: random.pick(roles),
      state: random.pick(states),
    };
    const createdAt = addMs(now, -(31 + random.below(600)) * daysMs);
    const row = userRow(person, {
      id: random.uuid(),
      createdAt,
      createdBy: null,
      passwordHash,
      number: index + 1,
    });
    const lastLoginAt = addMs(now, -random.below(30 * daysMs));
    return { ...row, lastLoginAt: person.state === 'INVITED' ? null : lastLoginAt };
  });
}
