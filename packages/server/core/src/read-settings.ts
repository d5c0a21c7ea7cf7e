import { ValidationError } from 'yup';

/** The part of a yup schema that `readSettings` uses; the fields have the names of environment variables. */
interface SettingsSchema<T> {
  fields: object;
  validateSync: (given: unknown, options: { abortEarly: boolean }) => T;
}

/**
 * Reads the settings of a program from the environment. An empty variable counts as not set. Throws
 * the error that `refusal` makes from the names of all invalid variables, without their values.
 */
export function readSettings<T>(
  schema: SettingsSchema<T>,
  environment: Partial<Record<string, string>>,
  refusal: (wrong: string[], cause: unknown) => Error,
): T {
  const given = Object.fromEntries(
    Object.keys(schema.fields).map((name) => [
      name,
      environment[name] === '' ? undefined : environment[name],
    ]),
  );
  try {
    return schema.validateSync(given, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw refusal([...new Set(error.inner.map(({ path }) => path ?? ''))], error);
  }
}
