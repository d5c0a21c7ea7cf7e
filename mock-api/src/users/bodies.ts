import { createUserRequestSchema, limits, trimText, updateUserRequestSchema } from '@escale/contracts';
import { object, string, type TestContext } from 'yup';

export const userParams = object({ id: string().uuid().required() });

export const createUserBody = createUserRequestSchema.test('lines', onOneLine);
export const updateUserBody = updateUserRequestSchema
  .shape({
    reason: string()
      .transform((value: unknown) => (typeof value === 'string' ? trimText(value) : value))
      .max(limits.reasonMaxLength, 'reasonMax'),
  })
  .test('lines', onOneLine);

const singleLineFields = ['username', 'firstName', 'lastName', 'reason'] as const;

/** Mails and exports show each of these fields on one line. */
function onOneLine(
  value: Partial<Record<(typeof singleLineFields)[number], string>>,
  { createError }: TestContext,
) {
  const broken = singleLineFields.find((name) => /\p{Cc}/u.test(value[name] ?? ''));
  return broken === undefined || createError({ path: broken, message: 'badCharacter' });
}
