import { randomUUID } from 'node:crypto';
import { defaultPreferences } from '@escale/contracts';
import { initialPermissions } from '../../resources/users/permissions';
import { hashPassword } from '../../security/passwords';
import type { Database } from '../client';
import { users } from '../schema';

const demo = [
  ['super.admin@escale.test', 'awa.kone', 'Awa', 'Koné', 'SUPER_ADMIN'],
  ['admin@escale.test', 'moussa.diabate', 'Moussa', 'Diabaté', 'ADMIN'],
  ['operateur@escale.test', 'yao.ouattara', 'Yao', 'Ouattara', 'OPERATOR'],
] as const;

export async function seed(db: Database, now: Date, _further: number): Promise<void> {
  const passwordHash = await hashPassword('Escale-Demo-2025!');
  for (const [email, username, firstName, lastName, role] of demo)
    await db
      .insert(users)
      .values({
        id: randomUUID(),
        email,
        username,
        firstName,
        lastName,
        role,
        status: 'ACTIVE',
        passwordHash,
        activatedAt: now,
        preferences: defaultPreferences,
        permissions: initialPermissions(role),
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing();
}
