import { plainText } from '@escale/contracts/fold-text';

/** The content of a column in a list of people. */
export type Column = 'email' | 'firstName' | 'lastName' | 'fullName' | 'role';

/** Column names in such lists, in French, English and Arabic. */
const words: Record<Column, string> = {
  email:
    'email|e-mail|mail|courriel|adresse|adresse email|adresse e-mail|adresse mail|address|email address|e-mail address|البريد|البريد الإلكتروني|العنوان',
  firstName: 'prénom|prénoms|first name|firstname|given name|الاسم الأول|الاسم الشخصي',
  lastName: 'nom|nom de famille|last name|lastname|surname|family name|اسم العائلة|اللقب',
  fullName:
    'nom complet|nom et prénom|prénom et nom|utilisateur|name|full name|user|الاسم|الاسم الكامل|المستخدم',
  role: 'rôle|role|profil|الدور',
};

const columns = new Map(
  Object.entries(words).flatMap(([column, names]) =>
    names.split('|').map((name) => [plainText(name), column as Column] as const),
  ),
);

/** Returns what the columns contain if the cells are the header of a list; a header needs a column of addresses. */
export function readHeader(cells: readonly string[]): readonly (Column | undefined)[] | undefined {
  const found = cells.map((cell) => columns.get(plainText(cell)));
  if (!found.includes('email')) return undefined;
  // 'Nom' alone, without 'Prénom', is the whole name.
  const isWhole = !found.includes('firstName');
  return found.map((column) => (column === 'lastName' && isWhole ? 'fullName' : column));
}
