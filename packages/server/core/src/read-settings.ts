import { ValidationError } from 'yup';

/** What is needed of a yup schema whose fields are the names of environment variables. */
interface SettingsSchema<T> {
  fields: object;
  validateSync: (given: unknown, options: { abortEarly: boolean }) => T;
}

/**
 * Reads the settings of a program from the environment; an empty variable counts as not set. Throws what `refusal` makes of
 * the names of all wrong ones, which holds none of their values.
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
