import { isApiError } from '@escale/api-client';

/** Shows the server's refusals on their fields and focuses the first of them. Rethrows anything but an `ApiError`. */
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
