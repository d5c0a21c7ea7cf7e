import { Avatar, Badge, Flex, Text } from '@escale/design-system';
import type { DataTableColumn } from '@escale/design-system/data-table';

export interface BenchRow {
  id: string;
  name: string;
  username: string;
  email: string;
  role: 'SUPER_ADMIN' | 'ADMIN' | 'OPERATOR';
  active: boolean;
  seen: number | null;
}

const firstNames = ['Awa', 'Moussa', 'Claire', 'Yao', 'Fatou', 'Jean-Marc', 'Salimata', 'Émile', 'Zoé'];
const lastNames = ['Koné', 'Diabaté', 'Lefèvre', 'Ouattara', 'Bamba', 'Assi', "N'Dri", 'Ébène', 'Traoré'];
const roles = ['OPERATOR', 'ADMIN', 'OPERATOR', 'SUPER_ADMIN'] as const;
const roleLabels = { SUPER_ADMIN: 'Super Admin', ADMIN: 'Administrateur', OPERATOR: 'Opérateur' } as const;
const minuteMs = 60_000;

/** Returns the same rows on every run. Names are unsorted, so that sorting has work to do. */
export function makeBenchRows(count: number): BenchRow[] {
  return Array.from({ length: count }, (_, index) => {
    const first = firstNames[(index * 7) % firstNames.length] ?? '';
    const last = lastNames[(index * 5 + Math.floor(index / 9)) % lastNames.length] ?? '';
    return {
      id: `row-${index}`,
      name: `${first} ${last}`,
      username: `user${(index * 7919) % count}`,
      email: `user${index}@escale.test`,
      role: roles[index % roles.length] ?? 'OPERATOR',
      active: index % 5 !== 0,
      seen: index % 7 === 0 ? null : 1_795_000_000_000 - index * minuteMs,
    };
  });
}

const dateFormat = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeStyle: 'short' });
const lastSeenText = (seen: number | null) => (seen === null ? 'Jamais' : dateFormat.format(seen));

/** Columns of both the data table and the baseline grid. */
export const benchColumns: DataTableColumn<BenchRow>[] = [
  {
    id: 'name',
    header: 'Utilisateur',
    width: 220,
    value: ({ name }) => name,
    text: ({ name, username }) => `${name} @${username}`,
    cell: ({ name, username }) => (
      <Flex alignItems="center" gap="3">
        <Avatar name={name} size={32} />
        <div>
          <Text fontWeight="medium">{name}</Text>
          <Text tone="muted" fontSize="xs">
            @{username}
          </Text>
        </div>
      </Flex>
    ),
  },
  { id: 'email', header: 'Email', width: 220, value: ({ email }) => email, text: ({ email }) => email },
  {
    id: 'role',
    header: 'Rôle',
    width: 140,
    value: ({ role }) => roleLabels[role],
    text: ({ role }) => roleLabels[role],
    cell: ({ role }) => <Badge>{roleLabels[role]}</Badge>,
  },
  {
    id: 'status',
    header: 'Statut',
    width: 120,
    value: ({ active }) => (active ? 'Actif' : 'Inactif'),
    text: ({ active }) => (active ? 'Actif' : 'Inactif'),
  },
  {
    id: 'seen',
    header: 'Dernière connexion',
    width: 170,
    value: ({ seen }) => seen,
    text: ({ seen }) => lastSeenText(seen),
  },
  {
    id: 'username',
    header: 'Identifiant',
    hidden: true,
    value: ({ username }) => username,
    text: ({ username }) => username,
  },
];
