import { isApiError } from '@escale/api-client';

/** Shows the server's refusals at their fields and focuses the first of these fields. Rethrows anything but an `ApiError`. */
export function showRefusedFields<Field extends string>(
  setServerError: (field: Field, text: string) => void,
  fields: readonly Field[],
  error: unknown,
): void {
  if (!isApiError(error)) throw error;
  for (const field of fields.toReversed()) {
    const text = error.fields[field];
    if (text !== undefined) setServerError(field, text);
  }
}
