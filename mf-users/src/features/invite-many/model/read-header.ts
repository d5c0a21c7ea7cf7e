import { plainText } from '@escale/contracts/fold-text';

/** What the cells of a column contain in a list of people. */
export type Column = 'email' | 'firstName' | 'lastName' | 'fullName' | 'role';

/** The names of each column in headers, in French, English and Arabic, separated by `|`. */
const headerNames: Record<Column, string> = {
  email:
    'email|e-mail|mail|courriel|adresse|adresse email|adresse e-mail|adresse mail|address|email address|e-mail address|البريد|البريد الإلكتروني|العنوان',
  firstName: 'prénom|prénoms|first name|firstname|given name|الاسم الأول|الاسم الشخصي',
  lastName: 'nom|nom de famille|last name|lastname|surname|family name|اسم العائلة|اللقب',
  fullName:
    'nom complet|nom et prénom|prénom et nom|utilisateur|name|full name|user|الاسم|الاسم الكامل|المستخدم',
  role: 'rôle|role|profil|الدور',
};

const columnsByName = new Map(
  Object.entries(headerNames).flatMap(([column, names]) =>
    names.split('|').map((name) => [plainText(name), column as Column] as const),
  ),
);

/** Returns what each column contains if the cells are a header, else `undefined`. Cells without an e-mail column are no header. */
export function readHeader(cells: readonly string[]): readonly (Column | undefined)[] | undefined {
  const found = cells.map((cell) => columnsByName.get(plainText(cell)));
  if (!found.includes('email')) return undefined;
  // Without a column 'Prénom', the column 'Nom' contains the full name.
  const isWhole = !found.includes('firstName');
  return found.map((column) => (column === 'lastName' && isWhole ? 'fullName' : column));
}
